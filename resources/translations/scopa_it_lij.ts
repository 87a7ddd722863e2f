<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Table</name>
    <message>
        <source>Scopa!</source>
        <translation>Sgóbba!</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Diamonds</source>
        <translation>Dinæ</translation>
    </message>
    <message>
        <source>of diamonds</source>
        <translation>di dinæ</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cóppe</translation>
    </message>
    <message>
        <source>of hearts</source>
        <translation>di cóppe</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spoæ</translation>
    </message>
    <message>
        <source>of spades</source>
        <translation>di spoæ</translation>
    </message>
    <message>
        <source>Clubs</source>
        <comment>French suit</comment>
        <translation>Scioî</translation>
    </message>
    <message>
        <source>of clubs</source>
        <comment>French suit</comment>
        <translation>di scioî</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Dinæ</translation>
    </message>
    <message>
        <source>of coins</source>
        <translation>di dinæ</translation>
    </message>
    <message>
        <source>Cups</source>
        <translation>Cóppe</translation>
    </message>
    <message>
        <source>of cups</source>
        <translation>di cóppe</translation>
    </message>
    <message>
        <source>Swords</source>
        <translation>Spoæ</translation>
    </message>
    <message>
        <source>of swords</source>
        <translation>di spoæ</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <translation>Sbiro %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <translation>Lo sbiro %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <translation>lo sbiro %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <translation>con lo sbiro %1</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank, after 'the'</comment>
        <translation>sbiro</translation>
    </message>
    <message>
        <source>Queen %1</source>
        <translation>Dònna %1</translation>
    </message>
    <message>
        <source>The queen %1</source>
        <translation>La dònna %1</translation>
    </message>
    <message>
        <source>the queen %1</source>
        <translation>la dònna %1</translation>
    </message>
    <message>
        <source>with the queen %1</source>
        <translation>con la dònna %1</translation>
    </message>
    <message>
        <source>queen</source>
        <comment>the rank, after 'the'</comment>
        <translation>dònna</translation>
    </message>
    <message>
        <source>King %1</source>
        <translation>Òmmo %1</translation>
    </message>
    <message>
        <source>The king %1</source>
        <translation>L’òmmo %1</translation>
    </message>
    <message>
        <source>the king %1</source>
        <translation>l’òmmo %1</translation>
    </message>
    <message>
        <source>with the king %1</source>
        <translation>con l’òmmo %1</translation>
    </message>
    <message>
        <source>king</source>
        <comment>the rank, after 'the'</comment>
        <translation>òmmo</translation>
    </message>
    <message>
        <source>Cirulla</source>
        <translation>Ciròlla</translation>
    </message>
    <message>
        <source>Scopone</source>
        <translation>Sgobbón</translation>
    </message>
    <message>
        <source>Scopa</source>
        <comment>what is called out</comment>
        <translation>Sgóbba</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>uno sbiro</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>Sbiri</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>una dònna</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dònne</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>un òmmo</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Òmmi</translation>
    </message>
    <message>
        <source>Jack %1</source>
        <comment>French deck</comment>
        <translation>Sbiro %1</translation>
    </message>
    <message>
        <source>The jack %1</source>
        <comment>French deck</comment>
        <translation>Lo sbiro %1</translation>
    </message>
    <message>
        <source>the jack %1</source>
        <comment>French deck</comment>
        <translation>lo sbiro %1</translation>
    </message>
    <message>
        <source>with the jack %1</source>
        <comment>French deck</comment>
        <translation>con lo sbiro %1</translation>
    </message>
    <message>
        <source>jack</source>
        <comment>the rank in a French deck, after 'the'</comment>
        <translation>sbiro</translation>
    </message>
    <message>
        <source>a jack</source>
        <comment>French deck</comment>
        <translation>uno sbiro</translation>
    </message>
    <message>
        <source>Jacks</source>
        <comment>French deck</comment>
        <translation>Sbiri</translation>
    </message>
</context>
</TS>
