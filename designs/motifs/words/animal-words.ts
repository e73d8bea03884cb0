/** Animals: de | en | es | fr | it | nl; what else it is called behind a comma. */
export const animalWords = {
  animal:
    'Tier, Tiere | animal, animals | animal, animales | animal, animaux | animale, animali | dier, dieren',
  'woodland-animal':
    'Waldtier, Waldtiere, Wald | woodland animal, forest | animal del bosque, bosque | animal de la forêt, forêt | animale del bosco, bosco | bosdier, bos',
  'sea-creature':
    'Meerestier, Unterwasser | sea creature, under the sea | animal marino, bajo el mar | animal marin, sous l’océan | animale marino, sotto il mare | zeedier, onder water',
  bird: 'Vogel, Vögel | bird, birds | pájaro, ave | oiseau, oiseaux | uccello, uccelli | vogel, vogels',
  fox: 'Fuchs | fox | zorro | renard | volpe | vos',
  bear: 'Bär, Bärchen | bear | oso, osito | ours, ourson | orso, orsetto | beer, beertje',
  rabbit:
    'Hase, Häschen, Kaninchen | rabbit, bunny, hare | conejo, conejito, liebre | lapin, lièvre | coniglio, coniglietto, lepre | konijn, haas',
  owl: 'Eule, Uhu | owl | búho, lechuza | hibou, chouette | gufo, civetta | uil',
  elephant: 'Elefant | elephant | elefante | éléphant | elefante | olifant',
  koala: 'Koala | koala | koala | koala | koala | koala',
  lamb: 'Lamm, Lämmchen, Schaf | lamb, sheep | cordero, corderito, oveja | agneau, mouton | agnello, pecorella | lam, lammetje, schaap',
  fawn: 'Reh, Rehkitz, Bambi | fawn, deer | cervatillo | faon, biche | cerbiatto | reekalf, hertje',
  whale: 'Wal | whale | ballena | baleine | balena | walvis',
  stork: 'Storch | stork | cigüeña | cigogne | cicogna | ooievaar',
  hedgehog: 'Igel | hedgehog | erizo | hérisson | riccio | egel',
  butterfly: 'Schmetterling | butterfly | mariposa | papillon | farfalla | vlinder',
  bee: 'Biene | bee | abeja | abeille | ape | bij',
  swan: 'Schwan | swan | cisne | cygne | cigno | zwaan',
  penguin: 'Pinguin | penguin | pingüino | pingouin, manchot | pinguino | pinguïn',
  cat: 'Katze, Kätzchen, Kater | cat, kitten | gato, gatito | chat, chaton | gatto, gattino | kat, poes',
  dog: 'Hund, Welpe | dog, puppy | perro, cachorro | chien, chiot | cane, cucciolo | hond, puppy',
  horse: 'Pferd, Pony | horse, pony | caballo, poni | cheval, poney | cavallo, pony | paard, pony',
  unicorn: 'Einhorn | unicorn | unicornio | licorne | unicorno | eenhoorn',
  robin: 'Rotkehlchen | robin | petirrojo | rouge-gorge | pettirosso | roodborstje',
  chick: 'Küken | chick | pollito | poussin | pulcino | kuiken',
  dove: 'Taube, Friedenstaube | dove | paloma | colombe | colomba | duif, vredesduif',
  'love-birds':
    'Turteltauben, Liebesvögel | lovebirds, turtle doves | tórtolas, inseparables | tourterelles, inséparables | tortore, inseparabili | tortelduifjes',
  dinosaur:
    'Dinosaurier, Dino, Saurier | dinosaur, dino | dinosaurio, dino | dinosaure, dino | dinosauro, dino | dinosaurus, dino',
  mermaid: 'Meerjungfrau, Nixe | mermaid | sirena | sirène | sirena | zeemeermin',
  fish: 'Fisch, Fische | fish | pez, peces | poisson, poissons | pesce, pesci | vis, vissen',
  bat: 'Fledermaus | bat | murciélago | chauve-souris | pipistrello | vleermuis',
  reindeer: 'Rentier, Elch | reindeer | reno | renne | renna | rendier',
  stag: 'Hirsch | stag, deer | ciervo | cerf | cervo | hert',
} as const satisfies Readonly<Record<string, string>>;
