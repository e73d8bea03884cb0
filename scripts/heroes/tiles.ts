import type { Hero } from './hero.ts';

/** Tiles of categories, and the scenes of pages that are a card's alone. */
export const tiles: readonly Hero[] = [
  {
    asset: 'geburtstag-szene',
    design: '167601',
    scene: 'card-standing',
    focus: [0.33, 0.48],
    title: 'Geburtstagseinladung Korkenknall',
    alt: {
      alt: 'Quadratische Geburtstagseinladung mit zwei Sektgläsern in einem Blütenkranz und einem Namen, davor ein türkisfarbener Umschlag mit Siegel, dahinter eine Vase',
      alt__i18n__en:
        'Square birthday invitation with two champagne glasses in a wreath of flowers and a name, a turquoise envelope with a seal in front, a vase behind',
      alt__i18n__fr:
        'Invitation d’anniversaire carrée avec deux flûtes dans une couronne de fleurs et un prénom ; devant, une enveloppe turquoise cachetée, derrière un vase',
      alt__i18n__it:
        'Invito di compleanno quadrato con due calici in una ghirlanda di fiori e un nome; davanti una busta turchese con sigillo, dietro un vaso',
      alt__i18n__es:
        'Invitación de cumpleaños cuadrada con dos copas en una corona de flores y un nombre; delante, un sobre turquesa con sello, detrás un jarrón',
      alt__i18n__nl:
        'Vierkante verjaardagsuitnodiging met twee champagneglazen in een bloemenkrans en een naam; ervoor een turquoise envelop met zegel, erachter een vaas',
    },
  },
  {
    asset: 'save-the-date-szene',
    design: '144910',
    scene: 'card-leaning',
    focus: [0.33, 0.48],
    title: 'Save-the-Date-Karte Toskana',
    alt: {
      alt: 'Save-the-Date-Karte mit hängenden Zweigen und zwei Namen in einem Holzständer, daneben ein salbeigrüner Umschlag mit Siegel und Schleierkraut in einer Vase',
      alt__i18n__en:
        'Save-the-date card with hanging branches and two names in a wooden stand, beside it a sage green envelope with a seal and baby’s breath in a vase',
      alt__i18n__fr:
        'Carte save the date avec des rameaux retombants et deux prénoms, sur un socle en bois, à côté une enveloppe vert sauge cachetée et de la gypsophile dans un vase',
      alt__i18n__it:
        'Save the date con rami pendenti e due nomi, in un supporto di legno, accanto una busta verde salvia con sigillo e gipsofila in un vaso',
      alt__i18n__es:
        'Tarjeta save the date con ramas colgantes y dos nombres, en un soporte de madera, junto a un sobre verde salvia con sello y paniculata en un jarrón',
      alt__i18n__nl:
        'Save-the-date-kaart met hangende takken en twee namen, in een houten standaard, ernaast een saliegroene envelop met zegel en gipskruid in een vaas',
    },
  },
  {
    asset: 'menuekarte-szene',
    design: '145101',
    scene: 'flat-lay',
    focus: [0.32, 0.5],
    title: 'Menükarte Glückskind',
    alt: {
      alt: 'Schmale Menükarte mit grünen Blättern und zwei Namen auf ihrem Umschlag, daneben zwei Siegel, Eukalyptus, Schleierkraut und ein Band',
      alt__i18n__en:
        'Slim menu card with green leaves and two names on its envelope, beside it two wax seals, eucalyptus, baby’s breath and a ribbon',
      alt__i18n__fr:
        'Carte de menu étroite avec des feuilles vertes et deux prénoms sur son enveloppe, à côté deux cachets, de l’eucalyptus, de la gypsophile et un ruban',
      alt__i18n__it:
        'Menu stretto con foglie verdi e due nomi sulla sua busta, accanto due sigilli, eucalipto, gipsofila e un nastro',
      alt__i18n__es:
        'Minuta estrecha con hojas verdes y dos nombres sobre su sobre, junto a dos sellos, eucalipto, paniculata y una cinta',
      alt__i18n__nl:
        'Smalle menukaart met groene bladeren en twee namen op de envelop, ernaast twee lakzegels, eucalyptus, gipskruid en een lint',
    },
  },
  {
    asset: 'kachel-hochzeit',
    design: '146002',
    scene: 'flat-lay',
    focus: [0.41, 0.5],
    title: 'Hochzeitseinladung Blütenzauber',
    alt: {
      alt: 'Quadratische Hochzeitseinladung mit zartrosa Blüten und zwei Namen auf ihrem Umschlag, daneben ein Band und Eukalyptus',
      alt__i18n__en:
        'Square wedding invitation with pale pink blossoms and two names on its envelope, beside it a ribbon and eucalyptus',
      alt__i18n__fr:
        'Faire-part de mariage carré avec des fleurs rose pâle et deux prénoms sur son enveloppe, à côté un ruban et de l’eucalyptus',
      alt__i18n__it:
        'Partecipazione di nozze quadrata con fiori rosa tenue e due nomi sulla sua busta, accanto un nastro ed eucalipto',
      alt__i18n__es:
        'Invitación de boda cuadrada con flores rosa pálido y dos nombres sobre su sobre, junto a una cinta y eucalipto',
      alt__i18n__nl:
        'Vierkante trouwkaart met zachtroze bloesem en twee namen op de envelop, ernaast een lint en eucalyptus',
    },
  },
  {
    asset: 'kachel-geburt',
    design: '156901',
    scene: 'card-standing',
    focus: [0.33, 0.5],
    title: 'Geburtskarte Kleiner Stern',
    alt: {
      alt: 'Quadratische Geburtskarte mit Mond und Sternen in einem grünen Kreis und einem Namen, davor ein grüner Umschlag und ein Eukalyptuszweig',
      alt__i18n__en:
        'Square birth announcement with a moon and stars in a green circle and a name, a green envelope and a sprig of eucalyptus in front',
      alt__i18n__fr:
        'Faire-part de naissance carré avec une lune et des étoiles dans un rond vert et un prénom ; devant, une enveloppe verte et un brin d’eucalyptus',
      alt__i18n__it:
        'Annuncio di nascita quadrato con luna e stelle in un cerchio verde e un nome; davanti una busta verde e un rametto di eucalipto',
      alt__i18n__es:
        'Tarjeta de nacimiento cuadrada con luna y estrellas en un círculo verde y un nombre; delante, un sobre verde y una rama de eucalipto',
      alt__i18n__nl:
        'Vierkant geboortekaartje met maan en sterren in een groene cirkel en een naam; ervoor een groene envelop en een takje eucalyptus',
    },
  },
  {
    asset: 'kachel-geburtstag',
    design: '168001',
    scene: 'flat-lay',
    focus: [0.41, 0.5],
    title: 'Geburtstagseinladung Tafelrunde',
    alt: {
      alt: 'Quadratische Geburtstagseinladung mit zwei Weingläsern auf einem lachsfarbenen Kreis und einem Namen auf ihrem Umschlag, daneben ein Band und Eukalyptus',
      alt__i18n__en:
        'Square birthday invitation with two wine glasses on a salmon circle and a name on its envelope, beside it a ribbon and eucalyptus',
      alt__i18n__fr:
        'Invitation d’anniversaire carrée avec deux verres à vin sur un rond saumon et un prénom sur son enveloppe, à côté un ruban et de l’eucalyptus',
      alt__i18n__it:
        'Invito di compleanno quadrato con due calici su un cerchio color salmone e un nome sulla sua busta, accanto un nastro ed eucalipto',
      alt__i18n__es:
        'Invitación de cumpleaños cuadrada con dos copas de vino sobre un círculo salmón y un nombre sobre su sobre, junto a una cinta y eucalipto',
      alt__i18n__nl:
        'Vierkante verjaardagsuitnodiging met twee wijnglazen op een zalmkleurige cirkel en een naam op de envelop, ernaast een lint en eucalyptus',
    },
  },
  {
    asset: 'kachel-taufe',
    design: '159401',
    scene: 'card-leaning',
    focus: [0.33, 0.5],
    title: 'Taufeinladung Taubenflug',
    alt: {
      alt: 'Quadratische Taufeinladung mit einer Taube auf Rosa und einem Namen in einem Holzständer, daneben ein heller Umschlag',
      alt__i18n__en:
        'Square christening invitation with a dove on pink and a name, in a wooden stand, beside it a pale envelope',
      alt__i18n__fr:
        'Invitation de baptême carrée avec une colombe sur fond rose et un prénom, sur un socle en bois, à côté une enveloppe claire',
      alt__i18n__it:
        'Invito di battesimo quadrato con una colomba su fondo rosa e un nome, in un supporto di legno, accanto una busta chiara',
      alt__i18n__es:
        'Invitación de bautizo cuadrada con una paloma sobre rosa y un nombre, en un soporte de madera, junto a un sobre claro',
      alt__i18n__nl:
        'Vierkante doopuitnodiging met een duif op roze en een naam, in een houten standaard, ernaast een lichte envelop',
    },
  },
  {
    asset: 'kachel-trauer',
    design: '171701',
    scene: 'card-leaning',
    focus: [0.33, 0.55],
    title: 'Trauerkarte Im Gedenken',
    alt: {
      alt: 'Trauerkarte im Querformat mit einer Feder, einem Namen und feinem grauem Rahmen in einem Holzständer, daneben ein grauer Umschlag',
      alt__i18n__en:
        'Wide sympathy card with a feather, a name and a fine grey frame, in a wooden stand, beside it a grey envelope',
      alt__i18n__fr:
        'Faire-part de deuil à l’italienne avec une plume, un nom et un fin cadre gris, sur un socle en bois, à côté une enveloppe grise',
      alt__i18n__it:
        'Partecipazione di lutto orizzontale con una piuma, un nome e una sottile cornice grigia, in un supporto di legno, accanto una busta grigia',
      alt__i18n__es:
        'Recordatorio horizontal con una pluma, un nombre y un fino marco gris, en un soporte de madera, junto a un sobre gris',
      alt__i18n__nl:
        'Liggende rouwkaart met een veer, een naam en een fijn grijs kader, in een houten standaard, ernaast een grijze envelop',
    },
  },
  {
    asset: 'kachel-jugendfeste',
    design: '161701',
    scene: 'card-standing',
    focus: [0.33, 0.48],
    title: 'Konfirmationseinladung Lichtkreis',
    alt: {
      alt: 'Einladung zur Konfirmation mit einem Rahmen aus goldenen Blättern und einem Namen, davor ein hellblauer Umschlag und ein Eukalyptuszweig',
      alt__i18n__en:
        'Confirmation invitation with a frame of golden leaves and a name, a pale blue envelope and a sprig of eucalyptus in front',
      alt__i18n__fr:
        'Invitation de confirmation avec un cadre de feuilles dorées et un prénom ; devant, une enveloppe bleu clair et un brin d’eucalyptus',
      alt__i18n__it:
        'Invito per la confermazione con una cornice di foglie dorate e un nome; davanti una busta azzurra e un rametto di eucalipto',
      alt__i18n__es:
        'Invitación de confirmación con un marco de hojas doradas y un nombre; delante, un sobre celeste y una rama de eucalipto',
      alt__i18n__nl:
        'Uitnodiging voor de belijdenis met een rand van gouden bladeren en een naam; ervoor een lichtblauwe envelop en een takje eucalyptus',
    },
  },
  {
    asset: 'kachel-dankeskarte',
    design: '179002',
    scene: 'flat-lay',
    focus: [0.41, 0.5],
    title: 'Dankeskarte Kleiner Bär',
    alt: {
      alt: 'Dankeskarte im Querformat mit einem blaugrünen Bären und einem Namen auf ihrem Umschlag, daneben ein Band und Eukalyptus',
      alt__i18n__en:
        'Wide thank-you card with a teal bear and a name on its envelope, beside it a ribbon and eucalyptus',
      alt__i18n__fr:
        'Carte de remerciement à l’italienne avec un ours bleu-vert et un prénom sur son enveloppe, à côté un ruban et de l’eucalyptus',
      alt__i18n__it:
        'Biglietto di ringraziamento orizzontale con un orso verde petrolio e un nome sulla sua busta, accanto un nastro ed eucalipto',
      alt__i18n__es:
        'Tarjeta de agradecimiento horizontal con un oso verde azulado y un nombre sobre su sobre, junto a una cinta y eucalipto',
      alt__i18n__nl:
        'Liggende bedankkaart met een blauwgroene beer en een naam op de envelop, ernaast een lint en eucalyptus',
    },
  },
  {
    asset: 'kachel-weihnachten',
    design: '189302',
    scene: 'card-standing',
    season: 'winter',
    isNameless: true,
    focus: [0.35, 0.48],
    title: 'Weihnachtskarte Glühweinduft',
    alt: {
      alt: 'Rote Weihnachtskarte mit Sternen und Tannenbäumen zwischen brennenden Kerzen, Tannenzweigen und Beeren, davor ein Umschlag',
      alt__i18n__en:
        'Red Christmas card with stars and fir trees among burning candles, fir sprigs and berries, an envelope in front',
      alt__i18n__fr:
        'Carte de Noël rouge avec étoiles et sapins entre bougies allumées, branches de sapin et baies ; devant, une enveloppe',
      alt__i18n__it:
        'Biglietto di Natale rosso con stelle e abeti tra candele accese, rametti d’abete e bacche; davanti una busta',
      alt__i18n__es:
        'Felicitación navideña roja con estrellas y abetos entre velas encendidas, ramas de abeto y bayas; delante, un sobre',
      alt__i18n__nl:
        'Rode kerstkaart met sterren en dennenbomen tussen brandende kaarsen, dennentakjes en bessen; ervoor een envelop',
    },
  },
  {
    asset: 'kachel-weihnachten-privat',
    design: '174501',
    scene: 'flat-lay',
    isNameless: true,
    focus: [0.41, 0.5],
    title: 'Weihnachtskarte Rotkehlchen',
    alt: {
      alt: 'Quadratische dunkelgrüne Weihnachtskarte mit einem Vogel in einem Blätterkranz auf ihrem Umschlag, daneben ein helles Band und Zweige',
      alt__i18n__en:
        'Square dark green Christmas card with a bird in a wreath of leaves on its envelope, beside it a pale ribbon and sprigs',
      alt__i18n__fr:
        'Carte de Noël carrée vert foncé avec un oiseau dans une couronne de feuilles sur son enveloppe, à côté un ruban clair et des rameaux',
      alt__i18n__it:
        'Biglietto di Natale quadrato verde scuro con un uccellino in una ghirlanda di foglie sulla sua busta, accanto un nastro chiaro e rametti',
      alt__i18n__es:
        'Felicitación navideña cuadrada verde oscuro con un pájaro en una corona de hojas sobre su sobre, junto a una cinta clara y ramas',
      alt__i18n__nl:
        'Vierkante donkergroene kerstkaart met een vogeltje in een bladerkrans op de envelop, ernaast een licht lint en takjes',
    },
  },
  {
    asset: 'kachel-weihnachten-firma',
    design: '174901',
    scene: 'card-standing',
    season: 'winter',
    isNameless: true,
    focus: [0.35, 0.48],
    title: 'Weihnachtskarte Stechpalme',
    alt: {
      alt: 'Schwarze Weihnachtskarte mit goldenen Stechpalmenzweigen zwischen brennenden Kerzen, Tannenzweigen und Beeren, davor ein Umschlag',
      alt__i18n__en:
        'Black Christmas card with golden sprigs of holly among burning candles, fir sprigs and berries, an envelope in front',
      alt__i18n__fr:
        'Carte de Noël noire avec des rameaux de houx dorés entre bougies allumées, branches de sapin et baies ; devant, une enveloppe',
      alt__i18n__it:
        'Biglietto di Natale nero con rametti di agrifoglio dorati tra candele accese, rametti d’abete e bacche; davanti una busta',
      alt__i18n__es:
        'Felicitación navideña negra con ramas de acebo doradas entre velas encendidas, ramas de abeto y bayas; delante, un sobre',
      alt__i18n__nl:
        'Zwarte kerstkaart met gouden hulsttakjes tussen brandende kaarsen, dennentakjes en bessen; ervoor een envelop',
    },
  },
];
