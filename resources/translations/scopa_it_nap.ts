<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Words</name>
    <message>
        <source>Coins</source>
        <translation>Denare</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>di denare</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Coppe</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>di coppe</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Spade</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>di spade</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Mazze</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>di mazze</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <translation>Donna %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>La donna %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>la donna %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>con la donna %1</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after 'the'</comment>
        <translation>donna</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>una donna</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>di fiori</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>Fante %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>Il fante %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>il fante %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>con il fante %1</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>Fanti</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>un fante</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after 'the'</comment>
        <translation>fante</translation>
    </message>
</context>
</TS>
