/** Toys, places, the sky, patterns: de | en | es | fr | it | nl; what else it is called behind a comma. */
export const thingWords = {
  rainbow: 'Regenbogen | rainbow | arcoíris | arc-en-ciel | arcobaleno | regenboog',
  cloud: 'Wolke, Wolken | cloud, clouds | nube, nubes | nuage, nuages | nuvola, nuvole | wolk, wolken',
  moon: 'Mond | moon | luna | lune | luna | maan',
  'hot-air-balloon':
    'Heißluftballon, Ballonfahrt | hot-air balloon | globo aerostático | montgolfière | mongolfiera | luchtballon, heteluchtballon',
  'paper-boat':
    'Papierschiff, Papierboot | paper boat | barco de papel | bateau en papier | barchetta di carta | papieren bootje',
  pram: 'Kinderwagen | pram, stroller | cochecito | landau, poussette | carrozzina | kinderwagen',
  footprints:
    'Babyfüße, Fußabdruck, Füßchen | baby feet, footprints | huellas, piececitos | petits pieds, empreintes | piedini, impronte | babyvoetjes, voetafdruk',
  dummy: 'Schnuller | dummy, pacifier | chupete | tétine, sucette | ciuccio | speen, fopspeen',
  mobile: 'Mobile | baby mobile | móvil de cuna | mobile bébé | giostrina | babymobiel',
  blocks: 'Bauklötze | building blocks | bloques, cubos | cubes | cubi, mattoncini | blokken',
  teddy:
    'Teddy, Teddybär | teddy, teddy bear | osito de peluche | nounours, ours en peluche | orsacchiotto | teddybeer, knuffelbeer',
  rocket:
    'Rakete, Weltraum | rocket, space | cohete, espacio | fusée, espace | razzo, spazio | raket, ruimte',
  pirates:
    'Pirat, Piraten, Piratenschiff, Schatz | pirate, pirates, pirate ship, treasure | pirata, piratas, barco pirata, tesoro | pirate, pirates, bateau pirate, trésor | pirata, pirati, nave pirata, tesoro | piraat, piraten, piratenschip, schat',
  'racing-car':
    'Rennauto, Rennwagen | racing car, race car | coche de carreras | voiture de course | auto da corsa | raceauto',
  football: 'Fußball, Ball | football, soccer | fútbol, balón | football, ballon | calcio, pallone | voetbal',
  castle:
    'Schloss, Burg, Märchenschloss, Prinzessin, Ritter | castle, princess, knight | castillo, princesa, caballero | château, princesse, chevalier | castello, principessa, cavaliere | kasteel, prinses, ridder',
  'bow-tie': 'Fliege | bow tie | pajarita | nœud papillon | papillon, cravattino | strik, vlinderdas',
  sunglasses: 'Sonnenbrille | sunglasses | gafas de sol | lunettes de soleil | occhiali da sole | zonnebril',
  'school-cone':
    'Schultüte, Zuckertüte | school cone, first day of school | cucurucho escolar, primer día de cole | cornet de rentrée, rentrée | cornetto scolastico, primo giorno di scuola | schoolzak, eerste schooldag',
  pencils:
    'Stifte, Buntstifte | pencils, crayons | lápices, lápices de colores | crayons, crayons de couleur | matite, matite colorate | potloden, kleurpotloden',
  satchel:
    'Schulranzen, Ranzen | school bag, satchel | mochila, cartera | cartable | cartella, zaino | schooltas',
  chalkboard:
    'Tafel, Kreide, ABC | blackboard, chalk, ABC | pizarra, tiza, abecedario | tableau, craie, ABC | lavagna, gesso, ABC | schoolbord, krijt, ABC',
  apple: 'Apfel | apple | manzana | pomme | mela | appel',
  anchor:
    'Anker, maritim | anchor, nautical | ancla, marinero | ancre, marin | ancora, marinaro | anker, maritiem',
  lighthouse:
    'Leuchtturm, maritim | lighthouse, nautical | faro, marinero | phare, marin | faro, marinaro | vuurtoren, maritiem',
  mountains:
    'Berge, Alpen, Gipfel | mountains, alps, summit | montañas, Alpes | montagnes, Alpes, sommet | montagne, Alpi | bergen, Alpen',
  sea: 'Meer, See, Wasser | sea, ocean, water | mar, océano, agua | mer, océan, eau | mare, acqua | zee, water',
  waves:
    'Wellen, Meer, Wasser | waves, sea, water | olas, mar, agua | vagues, mer, eau | onde, mare, acqua | golven, zee, water',
  boat: 'Boot, Schiff, Segelboot | boat, ship, sailing boat | barco, velero | bateau, voilier | barca, nave, barca a vela | boot, schip, zeilboot',
  dunes: 'Dünen, Strand | dunes, beach | dunas, playa | dunes, plage | dune, spiaggia | duinen, strand',
  'snow-hills':
    'Schnee, Schneelandschaft | snow, snowy hills | nieve, paisaje nevado | neige, paysage enneigé | neve, paesaggio innevato | sneeuw, sneeuwlandschap',
  tree: 'Baum | tree | árbol | arbre | albero | boom',
  sunset:
    'Sonnenuntergang, Abendsonne | sunset | puesta de sol, atardecer | coucher de soleil | tramonto | zonsondergang',
  path: 'Weg | path | camino | chemin | cammino, sentiero | pad, weg',
  horizon: 'Horizont | horizon | horizonte | horizon | orizzonte | horizon',
  'night-sky':
    'Nachthimmel, Sternenhimmel, Sterne | night sky, starry sky, stars | cielo nocturno, cielo estrellado, estrellas | ciel étoilé, étoiles | cielo notturno, cielo stellato, stelle | nachthemel, sterrenhemel, sterren',
  planet:
    'Planet, Weltraum | planet, space | planeta, espacio | planète, espace | pianeta, spazio | planeet, ruimte',
  bow: 'Schleife | bow, ribbon | lazo | nœud, ruban | fiocco | strik',
  seal: 'Wachssiegel, Siegel | wax seal, seal | sello de lacre | sceau de cire, cachet | sigillo, ceralacca | lakzegel, zegel',
  'art-deco':
    'Art déco, Zwanziger | art deco, twenties | art déco | art déco, années folles | art déco | art deco, jaren twintig',
  geometric:
    'geometrisch, Grafik | geometric, graphic | geométrico | géométrique, graphique | geometrico | geometrisch',
  'gold-leaf': 'Blattgold | gold leaf | pan de oro | feuille d’or | foglia d’oro | bladgoud',
  watercolour:
    'Aquarell, Wasserfarbe | watercolour, watercolor | acuarela | aquarelle | acquerello | aquarel, waterverf',
  kraft: 'Kraftpapier, Packpapier | kraft paper | papel kraft | papier kraft | carta kraft | kraftpapier',
  linen: 'Leinen | linen | lino | lin | lino | linnen',
  marble: 'Marmor | marble | mármol | marbre | marmo | marmer',
  dots: 'Punkte, gepunktet | dots, polka dots | lunares | pois | pois | stippen',
  stripes: 'Streifen, gestreift | stripes, striped | rayas | rayures, rayé | righe | strepen, gestreept',
  checks:
    'Karo, kariert | checks, gingham | cuadros, vichy | carreaux, vichy | quadretti, vichy | ruitjes, geruit',
  terrazzo: 'Terrazzo | terrazzo | terrazo | terrazzo | terrazzo | terrazzo',
  herringbone: 'Fischgrät | herringbone | espiga | chevrons | spina di pesce | visgraat',
  contours:
    'Höhenlinien, Landkarte | contour lines, map | curvas de nivel, mapa | courbes de niveau, carte | curve di livello, mappa | hoogtelijnen, kaart',
} as const satisfies Readonly<Record<string, string>>;
