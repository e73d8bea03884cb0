/** What feasts and faith are drawn with: de | en | es | fr | it | nl; what else it is called behind a comma. */
export const festiveWords = {
  balloons:
    'Luftballon, Luftballons, Ballons | balloon, balloons | globo, globos | ballon de baudruche, ballons | palloncino, palloncini | ballon, ballonnen',
  cake: 'Torte, Kuchen, Geburtstagstorte | cake, birthday cake | tarta, pastel | gâteau | torta | taart',
  cupcake:
    'Cupcake, Muffin | cupcake, muffin | cupcake, magdalena | cupcake, muffin | cupcake, muffin | cupcake, muffin',
  bunting:
    'Wimpel, Wimpelkette, Girlande | bunting, pennants, garland | banderines, guirnalda | fanions, guirlande | bandierine, festone | vlaggetjes, slinger',
  confetti: 'Konfetti | confetti | confeti | confettis | coriandoli | confetti',
  'party-hat': 'Partyhut | party hat | gorro de fiesta | chapeau de fête | cappellino da festa | feestmuts',
  present:
    'Geschenk, Geschenke, Päckchen | present, gift, gifts | regalo, regalos | cadeau, cadeaux | regalo, regali, pacchetto | cadeau, cadeaus',
  crown:
    'Krone, Prinzessin, König | crown, princess | corona, princesa | couronne, princesse | corona, principessa | kroon, prinses',
  'disco-ball':
    'Discokugel, Disco | disco ball, disco | bola de discoteca, disco | boule à facettes, disco | palla da discoteca, disco | discobal, disco',
  champagne:
    'Sekt, Champagner, Sektgläser | champagne, prosecco, toast | champán, cava, brindis | champagne, coupes, santé | spumante, champagne, brindisi | champagne, bubbels, proost',
  wine: 'Wein, Weinglas | wine, wine glass | vino, copa | vin, verre de vin | vino, calice | wijn, wijnglas',
  cocktail:
    'Cocktail, Drink, Bar | cocktail, drink, bar | cóctel, bar | cocktail, bar | cocktail, aperitivo | cocktail, bar',
  'beer-and-pretzel':
    'Bier, Maß, Breze, Brezel | beer, pretzel | cerveza, pretzel | bière, bretzel | birra, brezel | bier, pretzel',
  grill:
    'Grill, Grillen, Grillfest | barbecue, bbq, grill | barbacoa, parrilla | barbecue, grillades | griglia, grigliata | barbecue, grill',
  'wedding-cake':
    'Hochzeitstorte | wedding cake | tarta nupcial | pièce montée, gâteau de mariage | torta nuziale | bruidstaart',
  rings:
    'Ringe, Eheringe, Trauringe | rings, wedding rings | anillos, alianzas | alliances, anneaux | fedi, anelli | ringen, trouwringen',
  heart: 'Herz, Herzen | heart, hearts | corazón, corazones | cœur, cœurs | cuore, cuori | hart, hartjes',
  'cupids-arrow':
    'Amor, Pfeil | cupid, arrow | cupido, flecha | cupidon, flèche | cupido, freccia | cupido, pijl',
  letter:
    'Brief, Liebesbrief | letter, love letter | carta, carta de amor | lettre, lettre d’amour | lettera, lettera d’amore | brief, liefdesbrief',
  key: 'Schlüssel | key | llave | clé | chiave | sleutel',
  car: 'Auto | car | coche | voiture | auto, macchina | auto',
  'wedding-car':
    'Hochzeitsauto, Oldtimer | wedding car, vintage car | coche de boda | voiture de mariés | auto degli sposi | trouwauto',
  tandem:
    'Tandem, Fahrrad | tandem, bicycle, bike | tándem, bicicleta | tandem, vélo | tandem, bicicletta | tandem, fiets',
  feather: 'Feder, Federn | feather, feathers | pluma, plumas | plume, plumes | piuma, piume | veer, veren',
  dreamcatcher:
    'Traumfänger, Boho | dreamcatcher, boho | atrapasueños, boho | attrape-rêves, bohème | acchiappasogni, boho | dromenvanger, boho',
  sun: 'Sonne | sun | sol | soleil | sole | zon',
  arches: 'Bögen, Boho | arches, boho | arcos, boho | arches, bohème | archi, boho | bogen, boho',
  'christmas-tree':
    'Weihnachtsbaum, Christbaum, Tannenbaum, Tanne | Christmas tree, fir tree | árbol de Navidad | sapin de Noël, sapin | albero di Natale, abete | kerstboom, dennenboom',
  star: 'Stern, Sterne, Sternenhimmel | star, stars | estrella, estrellas | étoile, étoiles | stella, stelle | ster, sterren',
  'straw-star':
    'Strohstern | straw star | estrella de paja | étoile de paille | stella di paglia | strooien ster',
  comet:
    'Komet, Stern von Bethlehem, Sternschnuppe | comet, star of Bethlehem, shooting star | cometa, estrella de Belén, estrella fugaz | comète, étoile de Bethléem, étoile filante | cometa, stella cometa, stella cadente | komeet, ster van Bethlehem, vallende ster',
  snowflake:
    'Schneeflocke, Schneekristall, Schnee, Eisblume | snowflake, snow | copo de nieve, nieve | flocon de neige, neige | fiocco di neve, neve | sneeuwvlok, sneeuw',
  snowman: 'Schneemann | snowman | muñeco de nieve | bonhomme de neige | pupazzo di neve | sneeuwpop',
  angel: 'Engel, Schutzengel | angel, guardian angel | ángel | ange | angelo | engel',
  nutcracker: 'Nussknacker | nutcracker | cascanueces | casse-noisette | schiaccianoci | notenkraker',
  gingerbread:
    'Lebkuchen, Lebkuchenmann | gingerbread, gingerbread man | galleta de jengibre | pain d’épices | pan di zenzero | peperkoek, speculaas',
  baubles:
    'Christbaumkugeln, Weihnachtskugeln, Kugel | baubles, Christmas baubles | bolas de Navidad | boules de Noël | palline di Natale | kerstballen',
  bell: 'Glocke, Glocken | bell, bells | campana, campanas | cloche, cloches | campana, campane | bel, klok',
  lantern: 'Laterne, Lampion | lantern | farol, linterna | lanterne, lampion | lanterna | lantaarn',
  sleigh: 'Schlitten | sleigh, sledge | trineo | traîneau, luge | slitta | slee',
  mittens:
    'Fäustlinge, Handschuhe | mittens, gloves | manoplas, guantes | moufles, gants | muffole, guanti | wanten, handschoenen',
  village:
    'Dorf, Winterdorf, Häuser | village, winter village | pueblo, pueblo nevado | village, village enneigé | villaggio, paese innevato | dorp, winterdorp',
  skyline:
    'Stadt, Skyline | city, skyline | ciudad, skyline | ville, skyline | città, skyline | stad, skyline',
  pumpkin: 'Kürbis | pumpkin | calabaza | citrouille, potiron | zucca | pompoen',
  ghost: 'Gespenst, Geist | ghost | fantasma | fantôme | fantasma | spook',
  'easter-eggs':
    'Ostereier, Osterei, Eier | Easter eggs, eggs | huevos de Pascua | œufs de Pâques | uova di Pasqua | paaseieren',
  'easter-basket':
    'Osterkorb, Osternest | Easter basket, Easter nest | cesta de Pascua | panier de Pâques, nid de Pâques | cestino di Pasqua | paasmandje',
  cross: 'Kreuz | cross | cruz | croix | croce | kruis',
  chalice: 'Kelch, Hostie | chalice, host | cáliz, hostia | calice, hostie | calice, ostia | kelk, hostie',
  candle: 'Kerze, Taufkerze | candle | vela, cirio | bougie, cierge | candela, cero | kaars, doopkaars',
  shell: 'Muschel, Taufmuschel | shell | concha | coquillage, coquille | conchiglia | schelp',
  'tree-of-life':
    'Lebensbaum, Baum | tree of life, tree | árbol de la vida, árbol | arbre de vie, arbre | albero della vita, albero | levensboom, boom',
  chapel:
    'Kirche, Kapelle | church, chapel | iglesia, capilla | église, chapelle | chiesa, cappella | kerk, kapel',
} as const satisfies Readonly<Record<string, string>>;
