<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Words</name>
    <message>
        <source>Coins</source>
        <translation>Aremi</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>di aremi</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Coppi</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>di coppi</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Spati</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>di spati</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Mazzi</translation>
    </message>
    <message>
        <source>of clubs</source>
        <translation>di mazzi</translation>
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
        <source>Knight %1</source>
        <translation>Sceccu %1</translation>
    </message>
    <message>
        <source>The knight %1</source>
        <translation>Lo sceccu %1</translation>
    </message>
    <message>
        <source>the knight %1</source>
        <translation>lo sceccu %1</translation>
    </message>
    <message>
        <source>with the knight %1</source>
        <translation>con lo sceccu %1</translation>
    </message>
    <message>
        <source>knight</source>
        <comment>the rank, after 'the'</comment>
        <translation>sceccu</translation>
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
        <source>a knight</source>
        <translation>uno sceccu</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Scecchi</translation>
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
