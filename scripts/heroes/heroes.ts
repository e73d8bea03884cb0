import type { Hero } from './hero.ts';
import { rooms } from './rooms.ts';
import { tiles } from './tiles.ts';

/** All pictures of `content` that show designs in rendered places. */
export const heroes: readonly Hero[] = [
  ...tiles,
  ...rooms,
  {
    asset: 'hochzeit-eukalyptus-rahmen',
    design: '144602',
    scene: 'card-standing',
    focus: [0.33, 0.48],
    title: 'Hochzeitseinladung Seitenblick',
    alt: {
      alt: 'Hochzeitseinladung mit zwei Namen in einem Rahmen aus Eukalyptus, davor ein grüner Umschlag mit Siegel und ein Eukalyptuszweig, dahinter eine Vase',
      alt__i18n__en:
        'Wedding invitation with two names framed in eucalyptus, a green envelope with a seal and a sprig of eucalyptus in front, a vase behind',
      alt__i18n__fr:
        'Faire-part de mariage avec deux prénoms dans un cadre d’eucalyptus ; devant, une enveloppe verte cachetée et un brin d’eucalyptus, derrière un vase',
      alt__i18n__it:
        'Partecipazione di nozze con due nomi in una cornice di eucalipto; davanti una busta verde con sigillo e un rametto di eucalipto, dietro un vaso',
      alt__i18n__es:
        'Invitación de boda con dos nombres en un marco de eucalipto; delante, un sobre verde con sello y una rama de eucalipto, detrás un jarrón',
      alt__i18n__nl:
        'Trouwkaart met twee namen in een rand van eucalyptus; ervoor een groene envelop met zegel en een takje eucalyptus, erachter een vaas',
    },
  },
  {
    asset: 'geburt-papierschiffchen',
    design: '158601',
    scene: 'flat-lay',
    focus: [0.41, 0.5],
    title: 'Geburtskarte Papierschiffchen',
    alt: {
      alt: 'Quadratische Geburtskarte mit Papierschiffchen, Namen und gelbem Karo auf ihrem gelbgrünen Umschlag, daneben Siegel, ein Band und Zweige',
      alt__i18n__en:
        'Square birth announcement with a paper boat, a name and a yellow check on its yellow-green envelope, beside it wax seals, a ribbon and sprigs',
      alt__i18n__fr:
        'Faire-part de naissance carré avec un bateau en papier, un prénom et un vichy jaune sur son enveloppe vert anis, à côté des cachets, un ruban et des rameaux',
      alt__i18n__it:
        'Annuncio di nascita quadrato con una barchetta di carta, un nome e quadretti gialli sulla sua busta verde lime, accanto sigilli, un nastro e rametti',
      alt__i18n__es:
        'Tarjeta de nacimiento cuadrada con un barquito de papel, un nombre y cuadros amarillos sobre su sobre verde lima, junto a sellos, una cinta y ramas',
      alt__i18n__nl:
        'Vierkant geboortekaartje met een papieren bootje, een naam en gele ruitjes op de geelgroene envelop, ernaast lakzegels, een lint en takjes',
    },
  },
  {
    asset: 'jugendfeste-szene',
    design: '161802',
    scene: 'card-leaning',
    focus: [0.33, 0.48],
    title: 'Kommunionseinladung Goldenes Kreuz',
    alt: {
      alt: 'Einladung zur Kommunion mit Kreuz im Blätterkranz und Namen in einem Holzständer, daneben ein grüner Umschlag mit Siegel und Schleierkraut in einer Vase',
      alt__i18n__en:
        'Communion invitation with a cross in a wreath of leaves and a name, in a wooden stand, beside it a green envelope with a seal and baby’s breath in a vase',
      alt__i18n__fr:
        'Invitation de communion avec une croix dans une couronne de feuilles et un prénom, sur un socle en bois, à côté une enveloppe verte cachetée et de la gypsophile dans un vase',
      alt__i18n__it:
        'Invito per la comunione con una croce in una ghirlanda di foglie e un nome, in un supporto di legno, accanto una busta verde con sigillo e gipsofila in un vaso',
      alt__i18n__es:
        'Invitación de comunión con una cruz en una corona de hojas y un nombre, en un soporte de madera, junto a un sobre verde con sello y paniculata en un jarrón',
      alt__i18n__nl:
        'Uitnodiging voor de communie met een kruis in een bladerkrans en een naam, in een houten standaard, ernaast een groene envelop met zegel en gipskruid in een vaas',
    },
  },
  {
    asset: 'dankeskarte-szene',
    design: '177801',
    scene: 'flat-lay',
    focus: [0.42, 0.5],
    title: 'Dankeskarte Silberzweig',
    alt: {
      alt: 'Dankeskarte mit einem Kranz aus silbergrünen Zweigen und zwei Namen auf ihrem Umschlag, daneben Eukalyptus, Schleierkraut, Siegel und ein Band',
      alt__i18n__en:
        'Thank-you card with a wreath of silver-green sprigs and two names on its envelope, beside it eucalyptus, baby’s breath, wax seals and a ribbon',
      alt__i18n__fr:
        'Carte de remerciement avec une couronne de rameaux vert argenté et deux prénoms sur son enveloppe, à côté de l’eucalyptus, de la gypsophile, des cachets et un ruban',
      alt__i18n__it:
        'Biglietto di ringraziamento con una ghirlanda di rametti verde argento e due nomi sulla sua busta, accanto eucalipto, gipsofila, sigilli e un nastro',
      alt__i18n__es:
        'Tarjeta de agradecimiento con una corona de ramas verde plata y dos nombres sobre su sobre, junto a eucalipto, paniculata, sellos y una cinta',
      alt__i18n__nl:
        'Bedankkaart met een krans van zilvergroene takjes en twee namen op de envelop, ernaast eucalyptus, gipskruid, lakzegels en een lint',
    },
  },
  {
    asset: 'trauer-szene',
    design: '172002',
    scene: 'card-leaning',
    focus: [0.36, 0.5],
    title: 'Trauerkarte Spuren im Sand',
    alt: {
      alt: 'Trauerkarte mit grauen Dünen und einem Namen in einem Holzständer, daneben ein grauer Umschlag mit Siegel und Schleierkraut in einer weißen Vase',
      alt__i18n__en:
        'Sympathy card with grey dunes and a name in a wooden stand, beside it a grey envelope with a seal and baby’s breath in a white vase',
      alt__i18n__fr:
        'Faire-part de deuil avec des dunes grises et un nom, sur un socle en bois, à côté une enveloppe grise cachetée et de la gypsophile dans un vase blanc',
      alt__i18n__it:
        'Partecipazione di lutto con dune grigie e un nome, in un supporto di legno, accanto una busta grigia con sigillo e gipsofila in un vaso bianco',
      alt__i18n__es:
        'Recordatorio con dunas grises y un nombre, en un soporte de madera, junto a un sobre gris con sello y paniculata en un jarrón blanco',
      alt__i18n__nl:
        'Rouwkaart met grijze duinen en een naam, in een houten standaard, ernaast een grijze envelop met zegel en gipskruid in een witte vaas',
    },
  },
  {
    asset: 'weihnachten-goldbaum',
    design: '174202',
    scene: 'card-standing',
    season: 'winter',
    isNameless: true,
    focus: [0.33, 0.48],
    title: 'Weihnachtskarte Gloria',
    alt: {
      alt: 'Weinrote Weihnachtskarte mit goldenem Tannenbaum zwischen brennenden Kerzen, Tannenzweigen und Beeren, davor ein Umschlag mit Siegel',
      alt__i18n__en:
        'Wine red Christmas card with a golden fir tree among burning candles, fir sprigs and berries, an envelope with a seal in front',
      alt__i18n__fr:
        'Carte de Noël bordeaux avec un sapin doré entre bougies allumées, branches de sapin et baies ; devant, une enveloppe cachetée',
      alt__i18n__it:
        'Biglietto di Natale bordeaux con un abete dorato tra candele accese, rametti d’abete e bacche; davanti una busta con sigillo',
      alt__i18n__es:
        'Felicitación navideña burdeos con un abeto dorado entre velas encendidas, ramas de abeto y bayas; delante, un sobre con sello',
      alt__i18n__nl:
        'Wijnrode kerstkaart met een gouden dennenboom tussen brandende kaarsen, dennentakjes en bessen; ervoor een envelop met zegel',
    },
  },
];
