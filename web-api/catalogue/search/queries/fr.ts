import type { Queries } from './meanings.ts';

export const fr: Queries = {
  wedding:
    'mariage | cartes mariage | carte de mariage | papeterie mariage | marriage | mariages | noces | cartes de mariage',
  weddingInvitation:
    'faire-part mariage | faire part mariage | faire part de mariage | faire-parts mariage | invitation mariage | invitations mariage | carte d’invitation mariage | fairepart mariage | faire part mariag | invitaion mariage | faire part marriage | carton d’invitation mariage',
  weddingThanks:
    'remerciement mariage | carte remerciement mariage | cartes de remerciements mariage | merci mariage | remerciements mariage',
  weddingMenu: 'menu mariage | menus mariage | carte menu mariage | menu de mariage',
  weddingBooklet:
    'livret de messe mariage | livret de cérémonie mariage | livret messe mariage | livret ceremonie mariage',
  saveTheDate:
    'save the date | save-the-date | save the date mariage | carte save the date | réservez la date',
  changeTheDate: 'change the date | report de date | carte report de date',
  goldenWedding: 'noces d’or | invitation noces d’or | noces d or | 50 ans de mariage',
  silverWedding: 'noces d’argent | invitation noces d’argent | 25 ans de mariage',
  birth:
    'naissance | faire-part naissance | faire part naissance | faire part de naissance | faire-part bébé | carte naissance | faire part bebe | naisance | faire part naissance fille | faire part naissance garçon',
  birthThanks:
    'remerciement naissance | carte de remerciement naissance | carte remerciement bébé | remerciements naissance',
  babyShower: 'baby shower | invitation baby shower | babyshower',
  twins: 'jumeaux | faire-part jumeaux | faire part naissance jumeaux',
  baptism: 'baptême | bapteme | carte baptême | faire part baptême | faire-part bapteme | batême',
  baptismInvitation:
    'invitation baptême | invitations baptême | invitation bapteme | carte d’invitation baptême | carte invitation bapteme',
  communion:
    'communion | première communion | premiere communion | faire part communion | comunion | carte communion',
  communionInvitation:
    'invitation communion | invitation première communion | invitations communion | carte d’invitation communion',
  confirmation: 'confirmation | invitation confirmation | profession de foi | carte confirmation',
  schoolStart: 'rentrée scolaire | rentrée des classes | rentrée au cp | rentree',
  birthday:
    'anniversaire | carte anniversaire | cartes d’anniversaire | carte d’anniversaire | aniversaire | anniverssaire | cartes anniversaire',
  birthdayInvitation:
    'invitation anniversaire | invitations anniversaire | carte invitation anniversaire | carte d’invitation anniversaire | invitation d’anniversaire | invitation aniversaire',
  childrensBirthday:
    'anniversaire enfant | invitation anniversaire enfant | anniversaire enfants | carte anniversaire enfant | anniversaire d’enfant',
  birthday18: 'anniversaire 18 ans | invitation 18 ans | 18 ans',
  birthday30: 'anniversaire 30 ans | invitation anniversaire 30 ans | 30 ans',
  birthday50: 'anniversaire 50 ans | invitation 50 ans | 50 ans',
  birthday60: 'anniversaire 60 ans | invitation anniversaire 60 ans | 60 ans',
  mourning:
    'deuil | décès | condoléances | faire-part décès | faire part deces | carte de condoléances | obsèques | carte condoleances | faire part deuil',
  mourningThanks:
    'remerciement décès | remerciements deuil | carte de remerciement décès | carte remerciement deuil | remerciement condoléances',
  mourningPicture: 'image mortuaire | image souvenir | signet décès | images mortuaires',
  christmas:
    'noël | noel | carte de noël | cartes de noël | carte noel | cartes noel | noël photo | carte de noel avec photo | joyeux noël',
  christmasGreeting: 'carte de vœux noël | carte de voeux noel | vœux de noël',
  businessChristmas:
    'carte de vœux entreprise | cartes de voeux entreprise | carte noël entreprise | carte voeux professionnelle | noël entreprise',
  newYear: 'nouvel an | bonne année | carte nouvel an | carte bonne annee | saint-sylvestre',
  easter: 'pâques | paques | carte de pâques | joyeuses pâques',
  mothersDay: 'fête des mères | fete des meres | carte fête des mères | bonne fête maman',
  fathersDay: 'fête des pères | fete des peres | carte fête des pères',
  valentine: 'saint-valentin | saint valentin | carte saint valentin | st valentin',
  halloween: 'halloween | invitation halloween | haloween',
  getWell: 'bon rétablissement | carte bon rétablissement | bon retablissement | prompt rétablissement',
  retirement: 'retraite | départ à la retraite | invitation retraite | depart retraite | pot de départ',
  moving:
    'déménagement | carte déménagement | demenagement | changement d’adresse | crémaillère | nouvelle adresse',
  jubilee: 'jubilé | anniversaire entreprise | fête d’entreprise | soirée d’entreprise',
  summerParty: 'fête d’été | garden party | fete d ete | invitation barbecue',
  invitation:
    'invitation | invitations | carte d’invitation | cartes d’invitation | carton d’invitation | invitaton | cartes invitation | faire-part | faire part',
  thanks:
    'remerciement | remerciements | carte de remerciement | cartes de remerciement | merci | carte merci | remerciment',
  greeting: 'carte de vœux | cartes de voeux | carte de voeux | vœux | carte félicitations',
  reply: 'carte réponse | carton réponse | carton reponse | rsvp | coupon réponse mariage',
  menu: 'menu | menus | carte de menu | carte menu',
  drinks: 'carte des boissons | carte boissons | menu boissons',
  placeCard:
    'marque-place | marque place | marque-places | marque place mariage | marques places | porte-nom',
  tableNumber: 'numéro de table | numéros de table | numero de table | nom de table',
  seating: 'plan de table | plan de table mariage | plans de table',
  churchBooklet: 'livret de messe | livret de cérémonie | livret messe | livret ceremonie',
  giftTag: 'étiquette cadeau | étiquettes cadeau | etiquette cadeau | étiquette dragées',
  candle: 'étiquette bougie | étiquette de bougie | etiquettes bougies',
  guestBook: 'livre d’or | livre d or | page livre d’or',
  bookmark: 'marque-page | marque page | marque-pages | signet',
  postcard: 'carte postale | cartes postales | carte postal',
  foldedCard: 'carte double | cartes doubles | carte pliée | carte triptyque | carte pliante',
  squareCard: 'carte carrée | cartes carrées | carte carree',
  accordion: 'carte accordéon | accordeon | leporello',
  sticker: 'autocollants | stickers | autocollant | étiquettes autocollantes | autocolant',
  addressSticker: 'étiquettes adresse | étiquette expéditeur | etiquettes adresse | étiquettes d’adresse',
  bottleLabel:
    'étiquette bouteille | étiquettes bouteille | etiquette vin | étiquette de vin | étiquettes de bouteille',
  confetti: 'confettis | confetti',
  envelope:
    'enveloppe | enveloppes | envelope | enveloppe c6 | enveloppes blanches | envellope | enveloppe carrée',
  greenEnvelope: 'enveloppe verte | enveloppes vertes | enveloppe vert',
  seal: 'sceau | cachet de cire | sceau de cire | cachet cire | sceaux',
  ribbon: 'ruban | rubans | ruban satin | nœud | ruban de satin',
  inlay: 'feuillet | feuillet intérieur | feuillet calque | insert',
  calendar:
    'calendrier | calendrier photo | calendriers photo | calendrier 2027 | calendrier personnalisé | calandrier | calendrier photo 2027 | calendriers',
  wallCalendar:
    'calendrier mural | calendrier mural 2027 | calendriers muraux | calendrier mural a3 | calendrier mural photo',
  deskCalendar: 'calendrier de bureau | calendrier bureau | calendrier de table | calendriers de bureau',
  diaryCalendar: 'calendrier agenda | agenda | agenda photo',
  kitchenCalendar: 'calendrier cuisine | calendrier de cuisine',
  photobook:
    'livre photo | album photo | livre photos | albums photo | livres photo | album photos | photobook | livre foto | album photo mariage',
  photobox: 'coffret photo | boîte photo | boite photos | coffret photos',
  photoprint:
    'tirage photo | tirages photo | tirages | impression photo | développement photo | photos | tirage retro | tirages photos',
  frame: 'cadre | cadre photo | cadres | cadres photo | cadre foto',
  collage: 'pêle-mêle | pele mele | collage photo | collage | pêle mêle photo',
  poster: 'poster | posters | affiche | poster photo | affiche photo',
  canvas: 'toile | toile photo | photo sur toile | toiles | tableau photo toile',
  gift: 'cadeaux photo | cadeau | cadeaux | cadeau personnalisé | idées cadeaux',
  mug: 'mug | tasse | tasses | mug photo | tasse photo | mug personnalisé',
  cushion: 'coussin | coussin photo | coussins | cousin photo',
  puzzle: 'puzzle | puzzle photo | puzzles',
  magnet: 'magnet | aimant | magnets photo | aimants',
  bottle: 'gourde | gourde personnalisée | gourdes',
  bag: 'sac | tote bag | sac en tissu | sac en toile | sacs',
  keyring: 'porte-clés | porte clé | porte cles | porte-clef | porte clés photo',
  coaster: 'sous-verre | sous-verres | dessous de verre | sous verre',
  green: 'vert | carte verte | verte',
  blue: 'bleu | bleue | invitation bleue',
  gold: 'or | doré | dorure',
  red: 'rouge | carte rouge',
  greenWedding:
    'faire-part mariage vert | mariage vert | invitation mariage verte | faire part mariage vert sauge',
  goldWedding: 'faire-part mariage doré | mariage doré | faire part mariage dorure',
  floral: 'fleurs | floral | faire-part fleuri | fleur | carte fleurie',
  vintage: 'vintage | mariage vintage | faire part vintage | rétro invitation',
  watercolour: 'aquarelle | invitation aquarelle',
  minimal: 'minimaliste | sobre | faire part mariage simple | épuré',
  photoCard:
    'carte photo | cartes photo | carte avec photo | papier kraft | papier recyclé | carte personnalisée',
  eucalyptus: 'eucalyptus | eucaliptus | eukalyptus',
  eucalyptusWedding: 'faire-part mariage eucalyptus | mariage eucalyptus | faire part eucaliptus mariage',
  rose: 'roses | roses invitation',
  lavender: 'lavande | lavandes',
  olive: 'olivier | branche d’olivier | olive',
  dinosaur: 'dinosaure | dinosaures | invitation dinosaure | anniversaire dinosaure | dino',
  unicorn: 'licorne | invitation licorne | licornes',
  elephant: 'éléphant | elephant | éléphants',
  fox: 'renard | renards',
  owl: 'hibou | chouette | hiboux',
  rainbow: 'arc-en-ciel | arc en ciel',
  balloon: 'ballons | ballon anniversaire | ballon | montgolfière',
  heart: 'cœur | coeur | coeurs',
  rings: 'alliances | alliance | bagues',
  dove: 'colombe | colombes',
  cross: 'croix | croix communion',
  tree: 'sapin | sapin de noël | sapins',
  reindeer: 'renne | cerf | rennes',
  football: 'football | foot | invitation foot',
  rocket: 'fusée | fusee | espace',
  pirate: 'pirate | pirates | invitation pirate',
  mermaid: 'sirène | sirene | invitation sirène',
};
