import {
  brightPalettes,
  type CelebrationPlan,
  churchPalettes,
  festivePalettes,
  plan,
  quietPalettes,
  winterPalettes,
  words,
} from './celebration-plan.ts';
import { greetings, invitations, parcels, party, post, table, thanks } from './printed-lists.ts';
import { themeNames } from './theme-names.ts';

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
    families: 'fplgepf',
    emblems: babyEmblems,
    voices: ['script', 'playful', 'handwritten', 'modern'],
    photos: words('people/baby-feet people/family-on-the-beach people/baby-feet people/cat-at-the-window'),
    cards: thanks,
    smallPerTheme: 3,
    small: [...parcels, ...post],
    names: themeNames(
      'Kleiner Stern:celestial/moon-and-stars|Regenbogenkind:baby/rainbow|Mondkind:baby/sleepy-moon|Wolkenschaf:lamb|Häschen Hüpf:rabbit|Erdenbürger|Sonnenschein:~|Elefantengruß:elephant|Zehn kleine Zehen:footprints|Wundertüte|Wolkenreise:hot-air-balloon|Walgesang:whale|Storchenpost:stork|Teddybär:teddy|Rehkitz:fawn|Unser Wunder|Wiegenlied:mobile|Papierschiffchen:paper-boat|Löwenzahn:dandelion|Träumerle|Schlaf, Kindlein:baby/sleepy-moon|Großes Glück|Himmelsgeschenk:=|Kuschelzeit',
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
    names: themeNames(
      'Himmelslicht:candle|Taubenflug:dove|Lebensbaum:tree-of-life|Quellwasser:~|Gottesgeschenk:=|Segenswunsch|Kleiner Fisch:fish|Taufkerze:candle|Schutzengel:angel|Morgenlied|Wellenspiel:ground/sea|Ölzweig:olive|Regenbogenbrücke:church/rainbow-boat|Ankerplatz:anchor|Lichtblick|Himmelszelt',
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
    names: themeNames(
      'Brot & Wein:chalice|Kelch:chalice|Fischzug:fish|Weizenähre:wheat|Du bist ein Ton|Wurzelgrund:tree-of-life|Wellengang:ground/sea|Friedenstaube:dove|Lichtkreis|Goldenes Kreuz:cross|Ährenfeld:wheat|Himmelwärts|Perlenschnur|Neue Ufer',
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
    names: themeNames(
      'Kurs halten|Weggabelung|Senfkorn|Standpunkt|Weiter Raum|Kreuz & Linie:cross|Ankergrund:anchor|Gipfelkreuz:cross|Flussbett|Aufbruch|Felsenfest|Am Horizont:ground/sea|Lichtung|Klarheit',
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
    names: themeNames(
      'Pfingstfeuer:candle|Rückenwind|Sieben Gaben|Funkenflug|Geistesblitz:=|Flamme:candle|Taubenschlag:dove|Wegweiser|Leuchtfeuer:lighthouse|Zuversicht',
    ),
  }),
  plan({
    celebration: 'einschulung',
    foiled: false,
    themes: 14,
    families: 'lglflgf',
    voices: ['playful', 'handwritten', 'modern'],
    palettes: brightPalettes,
    emblems:
      words(`school/school-cone-flat animals/owl-flat school/pencils-flat animals/fox-flat school/satchel-flat
      children/rocket-flat school/chalkboard-flat animals/bear-flat school/apple-flat children/dinosaur-flat school/school-cone-wash
      animals/rabbit-flat school/pencils-line school/satchel-wash`),
    photos: words('people/child-with-balloons people/picnic'),
    names: themeNames(
      'Zuckertüte:school-cone|ABC-Schütze:chalkboard|Kluge Eule:owl|Buntstift:pencils|Ranzenfee:satchel|Raketenstart:rocket|Schlaufuchs:fox|Tintenklecks|Kreidezeit:chalkboard|Erste Klasse|Einmaleins|Pausenapfel:apple|Schultütenglück:school-cone|Lesezeichen:=',
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
    names: themeNames(
      'Konfettiregen:confetti|Goldene Zeiten@goldjubel|Rundherum|Champagnerlaune pur:champagne|Discofieber:disco-ball|Jahrgang|Gartenlaube|Prosit:champagne|Lange Nacht|Die große Zahl:#|Salonlöwe:#|Sommerlaune|Jubeltag|Bühne frei|Roaring Twenties|Korkenknall:champagne|Beste Jahre|Wunderkerze:~|Blumenkind:flower|Tafelrunde:=|Plakat:#|Ehrentag|Feierlaune|Zeitreise',
    ),
  }),
  plan({
    celebration: 'kindergeburtstag',
    foiled: false,
    themes: 18,
    families: 'enlgf',
    palettes: brightPalettes,
    voices: ['playful', 'playful', 'handwritten'],
    emblems: partyEmblems,
    photos: words('people/child-with-balloons festivities/birthday-table'),
    cards: [...invitations.slice(0, 6), ...thanks.slice(0, 2)],
    names: themeNames(
      'Einhornglück:unicorn|Meerjungfrau:mermaid|Raketenparty:rocket|Ballonfahrt:hot-air-balloon|Anpfiff:football|Piratenschatz:pirates|Kuchenschlacht:cake|Katzenfest:cat|Ponyhof:horse|Unter Wasser:octopus|Boxenstopp:racing-car|Waldfreunde:woodland-animal|Prinzessinnenfest:castle|Dinospaß:dinosaur|Zaubertrick:magic-hat|Wackelpudding:#|Superheld:superhero|Zirkusluft:lion',
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
    names: themeNames(
      'Osterspaziergang|Hasenwiese:rabbit|Palmkätzchen:willow|Küken:chick|Frühlingsbote|Eiersuche:easter-eggs|Tulpenbeet:tulip|Lämmchen:lamb|Kirschzweig:cherry|Osternest:easter-basket',
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
    names: themeNames(
      'Letztes Blatt:leaf|Stiller Weg:path|Meeresruhe:ground/sea|Abendfrieden|Im Gedenken|Vogelflug:bird|Nebeltal:ground/mountains|Spuren im Sand:dunes|Alte Allee|Kerzenschein:~|Weidenzweig:willow|Ferne|Heimkehr|Herbstlicht:oak|Ruhepol|Sternenweg:~|Windstille|Erinnerung',
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
    names: themeNames(
      'Tannenduft:fir|Winterwald:fir|Oh Tannenbaum:christmas-tree|Sternenstaub:star|Hirsch im Schnee:stag|Schneeflöckchen:snowflake|Kerzenglanz:lantern|Wintermorgen|Lebkuchenmann:gingerbread|Stille Nacht|Mistelzweig:mistletoe|Gloria|Nussknacker:nutcracker|Schlittenfahrt:sleigh|Rotkehlchen:robin|Winterweiß|Bergweihnacht:snow-hills|Heiligabend|Stechpalme:holly|Weihnachtsengel:angel|Kugelfest:baubles|Nordlichter:night-sky|Strohstern:straw-star|Adventszweige:pine|Winterzauber|Glockenklang:bell',
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
    names: themeNames(
      'Jahresring|Goldener Schnitt|Handschlag|Polarlicht:night-sky|Feine Linie|Winterquartier|Bilanz|Tannenspitze:fir|Sternmarke:star|Klare Sicht|Festakt|Silberstreif|Weitsicht:ground/snow-hills|Dezember|Schneekristall:snowflake|Ausblick',
    ),
  }),
];
