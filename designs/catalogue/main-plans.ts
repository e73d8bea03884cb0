import {
  brightPalettes,
  type CelebrationPlan,
  churchPalettes,
  festivePalettes,
  lines,
  plan,
  quietPalettes,
  winterPalettes,
  words,
} from './celebration-plan.ts';
import { greetings, invitations, parcels, party, post, table, thanks } from './printed-lists.ts';

const babyEmblems =
  words(`animals/elephant-wash baby/rainbow-flat animals/rabbit-line baby/sleepy-moon-wash animals/koala-flat
  baby/hot-air-balloon-wash animals/lamb-wash baby/cloud-flat animals/fawn-wash baby/pram-line animals/stork-wash
  baby/teddy-flat animals/whale-wash baby/footprints-line animals/fox-flat baby/mobile-wash animals/bear-wash
  baby/rainbow-clouds-wash animals/owl-flat baby/paper-boat-wash`);
const churchEmblems =
  words(`church/ichthys-line church/rainbow-boat-wash church/tree-of-life-line animals/dove-line
  church/chalice-wash church/brushed-cross-flat church/candle-line church/three-fish-wash church/cross-line church/shell-wash
  church/chapel-line church/tree-of-life-flat animals/dove-wash church/chalice-line church/candle-wash`);
const partyEmblems =
  words(`party/balloons-flat children/dinosaur-flat animals/unicorn-flat children/rocket-flat party/cake-flat
  children/pirate-ship-flat animals/fox-flat children/castle-flat children/racing-car-flat party/bunting-flat
  children/mermaid-tail-flat children/football-flat party/party-hat-flat animals/horse-flat party/present-flat animals/owl-flat
  party/cupcake-flat baby/hot-air-balloon-flat`);
const adultEmblems =
  words(`party/champagne-line party/balloons-line party/wine-line party/disco-ball-flat party/cake-line
  party/champagne-tower-line party/cocktail-flat party/bunting-line party/crown-line party/champagne-wash`);
const christmasEmblems = words(`christmas/reindeer-wash christmas/scribbled-tree-line christmas/snowman-flat
  christmas/baubles-flat christmas/moravian-star-line christmas/christmas-tree-wash christmas/angel-line
  christmas/snowflake-line christmas/gingerbread-man-flat christmas/lantern-wash christmas/geometric-tree-line
  christmas/snowy-village-wash christmas/leaping-stag-line christmas/sleigh-flat christmas/straw-star-line
  christmas/mittens-wash animals/robin-wash christmas/bell-line christmas/nutcracker-flat christmas/comet-line`);

/** The other occasions with a range of their own. */
export const mainPlans: readonly CelebrationPlan[] = [
  plan({
    celebration: 'geburt',
    themes: 24,
    families: 'eefepegelef',
    emblems: babyEmblems,
    voices: ['script', 'playful', 'handwritten', 'modern'],
    photos: words('people/baby-feet people/family-on-the-beach people/baby-feet people/cat-at-the-window'),
    cards: thanks,
    smallPerTheme: 3,
    small: [...parcels, ...post],
    names: lines(
      'Kleiner Stern|Regenbogenkind|Mondkind|Wolkenschaf|Häschen Hüpf|Erdenbürger|Sonnenschein|Elefantengruß|Zehn kleine Zehen|Wundertüte|Federwolke|Walgesang|Storchenpost|Teddybär|Rehkitz|Luftpost|Wiegenlied|Papierschiffchen|Löwenzahn|Träumerle|Schlaf, Kindlein|Sternschnuppe|Himmelsgeschenk|Kuschelzeit',
    ),
  }),
  plan({
    celebration: 'taufe',
    themes: 16,
    families: 'epegepefl',
    emblems: [...churchEmblems, ...babyEmblems],
    palettes: [...churchPalettes, 'babyrosa', 'babyblau'],
    photos: words('people/baby-feet people/family-on-the-beach'),
    small: [['kirchenheft', 'booklet'], ...party],
    names: lines(
      'Himmelslicht|Taubenflug|Lebensbaum|Quellwasser|Gottesgeschenk|Segenswunsch|Kleiner Fisch|Taufkerze|Schutzengel|Morgenlied|Wellenspiel|Ölzweig|Regenbogenbrücke|Ankerplatz|Lichtblick|Himmelszelt',
    ),
  }),
  plan({
    celebration: 'kommunion',
    themes: 14,
    families: 'epeglef',
    emblems: churchEmblems,
    palettes: churchPalettes,
    photos: words('people/family-on-the-beach landscapes/lake-with-jetty'),
    small: [['kirchenheft', 'booklet'], ...party],
    names: lines(
      'Brot & Wein|Kelch|Fischzug|Weizenähre|Du bist ein Ton|Weinstock|Wellengang|Friedenstaube|Lichtkreis|Goldenes Kreuz|Ährenfeld|Himmelwärts|Perlenschnur|Segel setzen',
    ),
  }),
  plan({
    celebration: 'konfirmation',
    themes: 14,
    families: 'lepgelf',
    emblems: churchEmblems,
    palettes: churchPalettes,
    voices: ['modern', 'classic', 'deco', 'handwritten'],
    photos: words('landscapes/alps-at-dawn landscapes/river-valley'),
    small: [['kirchenheft', 'booklet'], ...party],
    names: lines(
      'Kompass|Weggabelung|Senfkorn|Standpunkt|Weiter Raum|Kreuz & Linie|Ankergrund|Gipfelkreuz|Flussbett|Aufbruch|Felsenfest|Horizont|Lichtung|Klarheit',
    ),
  }),
  plan({
    celebration: 'firmung',
    themes: 10,
    families: 'elgpe',
    emblems: churchEmblems,
    palettes: churchPalettes,
    voices: ['modern', 'classic', 'handwritten'],
    small: [['kirchenheft', 'booklet'], ...party],
    names: lines(
      'Pfingstfeuer|Rückenwind|Sieben Gaben|Funkenflug|Geistesblitz|Flamme|Taubenschlag|Wegweiser|Leuchtfeuer|Windrose',
    ),
  }),
  plan({
    celebration: 'einschulung',
    foiled: false,
    themes: 14,
    families: 'eleegef',
    voices: ['playful', 'handwritten', 'modern'],
    palettes: brightPalettes,
    emblems:
      words(`school/school-cone-flat animals/owl-flat school/pencils-flat animals/fox-flat school/satchel-flat
      children/rocket-flat school/chalkboard-flat animals/bear-flat school/apple-flat children/dinosaur-flat school/school-cone-wash
      animals/rabbit-flat school/pencils-line school/satchel-wash`),
    photos: words('people/child-with-balloons people/picnic'),
    names: lines(
      'Zuckertüte|ABC-Schütze|Kluge Eule|Buntstift|Ranzenfee|Raketenstart|Schlaufuchs|Tintenklecks|Kreidezeit|Erste Klasse|Einmaleins|Pausenbrot|Schultütenglück|Lesezeichen',
    ),
  }),
  plan({
    celebration: 'geburtstag',
    themes: 24,
    families: 'nlepgnlefe',
    palettes: festivePalettes,
    voices: ['modern', 'deco', 'script', 'classic', 'handwritten'],
    emblems: adultEmblems,
    photos: words(
      'festivities/garden-party festivities/birthday-table festivities/fireworks still-lifes/bouquet',
    ),
    cards: [...invitations.slice(0, 8), ...thanks.slice(0, 3), ...greetings.slice(0, 3)],
    names: lines(
      'Konfettiregen|Goldene Zeiten|Rundherum|Champagnerlaune pur|Discofieber|Jahrgang|Gartenlaube|Prosit|Lampionfest|Die große Zahl|Salonlöwe|Sommerlaune|Jubeltag|Bühne frei|Roaring Twenties|Korkenknall|Beste Jahre|Wunderkerze|Blumenkind|Tafelrunde|Plakat|Ehrentag|Feierlaune|Zeitreise',
    ),
  }),
  plan({
    celebration: 'kindergeburtstag',
    foiled: false,
    themes: 18,
    families: 'enegefe',
    palettes: brightPalettes,
    voices: ['playful', 'playful', 'handwritten'],
    emblems: partyEmblems,
    photos: words('people/child-with-balloons festivities/birthday-table'),
    cards: [...invitations.slice(0, 6), ...thanks.slice(0, 2)],
    names: lines(
      'Einhornglück|Dschungelfest|Raketenparty|Ballonfahrt|Zirkusluft|Piratenschatz|Kuchenschlacht|Katzenfest|Ponyhof|Unter Wasser|Superheld|Waldfreunde|Prinzessinnenfest|Dinospaß|Konfettikanone|Zaubertrick|Räuberbande|Wackelpudding',
    ),
  }),
  plan({
    celebration: 'ostern',
    season: 'spring',
    themes: 10,
    families: 'epegp',
    palettes: words('mint sonnengelb salbei babyblau pfirsich flieder zitrone himmelblau magnolie farnweiss'),
    emblems: words(
      'animals/rabbit-flat animals/rabbit-wash animals/chick-flat seasons/easter-eggs-flat animals/lamb-wash animals/rabbit-line seasons/easter-basket-wash animals/chick-wash',
    ),
    voices: ['handwritten', 'script', 'playful', 'classic'],
    cards: [...greetings, ['einladungskarte', 'postkarte-hoch']],
    small: [...parcels, ...post, ...table],
    photos: words('landscapes/tulip-field still-lifes/breakfast-table'),
    names: lines(
      'Osterglocke|Hasenwiese|Palmkätzchen|Küken|Frühlingsbote|Eiersuche|Tulpenbeet|Lämmchen|Kirschzweig|Osternest',
    ),
  }),
  plan({
    celebration: 'trauer',
    season: 'still',
    avoided: [
      'ticket',
      'poster',
      'great-date',
      'polaroids',
      'monogram',
      'label',
      'diagonal',
      'ribbon-band',
      'grid',
      'checks',
      'stripes',
      'photo-strip',
      'emblem-scatter',
      'vellum',
    ],
    themes: 18,
    families: 'pglpegplf',
    palettes: quietPalettes,
    voices: ['classic', 'classic', 'modern', 'script'],
    emblems: words(
      'mourning/setting-sun-line animals/dove-line mourning/lone-tree-wash mourning/falling-feather-line church/cross-line animals/flock-flat love/feather-line mourning/path-wash',
    ),
    grounds: words(
      'ground/wash-bottom-pale ground/mountains ground/sea ground/wash-top-pale ground/dunes ground/wash-centre-pale ground/snow-hills ground/linen',
    ),
    photos: words(
      'landscapes/night-over-mountains landscapes/lake-with-jetty landscapes/autumn-forest seaside/lighthouse',
    ),
    cards: [
      ['einladungskarte', 'klappkarte-hoch'],
      ['dankeskarte', 'klappkarte-quer'],
      ['grusskarte', 'klappkarte-hoch'],
      ['dankeskarte', 'postkarte-quer'],
      ['einladungskarte', 'klappkarte-quer'],
      ['grusskarte', 'klappkarte-quadratisch'],
      ['dankeskarte', 'klappkarte-hoch'],
    ],
    small: [
      ['sterbebild', 'postkarte-hoch'],
      ['kirchenheft', 'booklet'],
      ['windlicht', 'windlichtkarte'],
      ['lesezeichen', 'kartenfaecher'],
      ['sterbebild', 'klappkarte-hoch'],
      ['umschlag', 'briefumschlag-c6'],
      ['kerzenetikett', 'aufkleber-rechteckig'],
      ['absender', 'absenderaufkleber'],
    ],
    names: lines(
      'Letztes Blatt|Stiller Weg|Meeresruhe|Abendfrieden|Im Gedenken|Vogelflug|Nebeltal|Spuren im Sand|Alte Allee|Kerzenschein|Weidenzweig|Ferne|Heimkehr|Herbstlicht|Ruhepol|Sternenweg|Windstille|Erinnerung',
    ),
  }),
  plan({
    celebration: 'weihnachten-privat',
    season: 'winter',
    themes: 26,
    families: 'pelegefpen',
    palettes: winterPalettes,
    voices: ['script', 'classic', 'modern', 'handwritten', 'deco'],
    emblems: christmasEmblems,
    grounds: words(
      'ground/snow-hills ground/wash-full-pale ground/night-sky ground/wash-bottom-main ground/marble',
    ),
    photos: words(
      'festivities/christmas-tree festivities/advent-wreath people/children-in-the-snow landscapes/snowy-village',
    ),
    cards: [...greetings, ['einladungskarte', 'postkarte-hoch']],
    small: [
      ...parcels,
      ...post,
      ...table,
      ['windlicht', 'windlichtkarte'],
      ['flaschenetikett', 'flaschenetikett'],
      ['banderole', 'banderole'],
    ],
    names: lines(
      'Tannenduft|Winterwald|Oh Tannenbaum|Sternenstaub|Hirsch im Schnee|Schneeflöckchen|Kerzenglanz|Zimtstern|Lebkuchenhaus|Stille Nacht|Mistelzweig|Bratapfel|Nussknacker|Schlittenfahrt|Rotkehlchen|Eisblume|Bergweihnacht|Heiligabend|Christrose|Engelshaar|Kugelfest|Nordlichter|Strohstern|Adventskranz|Winterzauber|Glockenklang',
    ),
  }),
  plan({
    celebration: 'weihnachten-geschaeftlich',
    season: 'winter',
    avoided: ['ticket', 'checks'],
    themes: 16,
    families: 'lelpgen',
    palettes: winterPalettes,
    voices: ['modern', 'classic', 'deco'],
    emblems: christmasEmblems.filter((id) => id.endsWith('-line')),
    grounds: words('ground/marble ground/snow-hills ground/wash-full-pale ground/linen ground/night-sky'),
    photos: words('landscapes/snowy-village festivities/advent-wreath'),
    cards: [...greetings, ['einladungskarte', 'klappkarte-hoch'], ['dankeskarte', 'postkarte-quer']],
    small: [...parcels, ...post, ...table],
    names: lines(
      'Jahresring|Goldener Schnitt|Handschlag|Polarlicht|Feine Linie|Winterquartier|Bilanz|Tannenspitze|Sternmarke|Klare Sicht|Festakt|Silberstreif|Weitsicht|Dezember|Schneekristall|Ausblick',
    ),
  }),
];
