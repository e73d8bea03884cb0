import { photobookCombinations } from '@blattwerk/schemas/shop/photo-products/photobook-combinations.ts';
import {
  photobookFormatTable,
  photobookOrientations,
  photobookTypeLabels,
  photobookTypes,
} from '@blattwerk/schemas/shop/photo-products/photobooks.ts';
import { type PhotobookStyle, photobookStyles } from '../compositions/photos/photobook-spreads.ts';
import type { CatalogueDesign } from './catalogue-design.ts';
import { bouquetOf, hands } from './motif-sets.ts';
import { type PhotoLook, paletteOf, photoDesign } from './photo-look.ts';
import { type PhotoSet, photoSets } from './photo-sets.ts';
import type { Style } from './styles.ts';

/** What a photo book is about. */
type Subject = {
  category: string;
  label: string;
  names: string;
  title: string;
  subtitle: string;
  photos: PhotoSet;
  palettes: string;
  pairings: string;
  styles: string;
  emblems?: string;
  captions: readonly string[];
};

const subjects: readonly Subject[] = [
  {
    category: 'hochzeit',
    label: 'Hochzeit',
    names: 'Unser großer Tag|Jawort-Album|Fest der Liebe',
    title: 'Anna & Paul',
    subtitle: '12. Juni 2027',
    photos: 'wedding',
    palettes: 'champagner eukalyptus rosenholz',
    pairings: 'great-vibes cormorant jost',
    styles: 'classic botanical minimal',
    captions: [
      'Der schönste Tag',
      'Ein Versprechen',
      'Mit allen, die wir lieben',
      'Kuchen und Konfetti',
      'Der erste Tanz',
      'Bis tief in die Nacht',
    ],
  },
  {
    category: 'geburt',
    label: 'Baby',
    names: 'Babys erstes Jahr|Kleine Wunder|Willkommensalbum',
    title: 'Ida',
    subtitle: 'Dein erstes Jahr',
    photos: 'baby',
    palettes: 'puder mint babyblau',
    pairings: 'quicksand sacramento fraunces-kinder',
    styles: 'scrapbook colour classic',
    emblems: 'baby/rainbow-flat animals/elephant-flat baby/cloud-flat',
    captions: [
      'Hallo, kleine Maus',
      'Zehn kleine Zehen',
      'Das erste Lachen',
      'Mit Oma und Opa',
      'Schlaf gut',
      'Schon so groß',
    ],
  },
  {
    category: 'reise',
    label: 'Reise',
    names: 'Fernweh-Album|Unterwegs|Logbuch',
    title: 'Unterwegs',
    subtitle: 'Sommer 2027',
    photos: 'journey',
    palettes: 'petrol duene schwarzweiss',
    pairings: 'montserrat caveat dm-serif',
    styles: 'full scrapbook minimal',
    emblems: 'baby/hot-air-balloon-flat baby/paper-boat-flat',
    captions: [
      'Aufbruch',
      'Salz auf der Haut',
      'Über den Dächern',
      'Endlose Straßen',
      'Am Hafen',
      'Letzter Abend',
    ],
  },
  {
    category: 'familie',
    label: 'Familie',
    names: 'Wir vier|Stammbuch|Lieblingsmenschen',
    title: 'Wir',
    subtitle: 'Familie Seidel',
    photos: 'family',
    palettes: 'terrakotta salbei leinen',
    pairings: 'fraunces lora dancing',
    styles: 'colour classic scrapbook',
    emblems: 'animals/fox-flat animals/bear-flat',
    captions: ['Sonntage', 'Am Meer', 'Großeltern', 'Geburtstag', 'Im Garten', 'Daheim'],
  },
  {
    category: 'jahrbuch',
    label: 'Jahrbuch',
    names: 'Chronik|Zwölf Monate Leben|Rückschau',
    title: '2027',
    subtitle: 'Unser Jahr in Bildern',
    photos: 'year',
    palettes: 'schwarzweiss nachtblau silbergrau',
    pairings: 'bodoni jost eb-garamond',
    styles: 'minimal full classic',
    captions: [
      'Januar und Februar',
      'März und April',
      'Mai und Juni',
      'Juli und August',
      'September und Oktober',
      'November und Dezember',
    ],
  },
  {
    category: 'geburtstag',
    label: 'Geburtstag',
    names: 'Festtagsalbum|Lebenslinien|Hoch sollst du leben',
    title: 'Sabine wird 50',
    subtitle: 'Ein Fest in Bildern',
    photos: 'party',
    palettes: 'koralle schwarzgold petrol',
    pairings: 'abril poiret playfair',
    styles: 'colour full classic',
    captions: [
      'Die Gäste kommen',
      'Ein Hoch auf dich',
      'Kerzen auspusten',
      'Musik und Tanz',
      'Alte Freunde',
      'Feuerwerk',
    ],
  },
  {
    category: 'taufe',
    label: 'Taufe',
    names: 'Taufalbum|Unter deinem Schutz|Segenstag',
    title: 'Emil',
    subtitle: 'Deine Taufe',
    photos: 'baby',
    palettes: 'taubenblau champagner eukalyptus',
    pairings: 'cormorant-kursiv pinyon infant',
    styles: 'classic botanical minimal',
    captions: ['In der Kirche', 'Das Taufwasser', 'Die Paten', 'Das Kleid', 'Am Tisch', 'Dein Tag'],
  },
  {
    category: 'weihnachten',
    label: 'Weihnachten',
    names: 'Winteralbum|Fest der Familie|Weihnachtschronik',
    title: 'Weihnachten',
    subtitle: '2027',
    photos: 'winter',
    palettes: 'festrot tannengruen nordisch',
    pairings: 'playfair-kursiv style-script fraunces',
    styles: 'classic botanical scrapbook',
    emblems: 'christmas/snowman-flat christmas/reindeer-flat',
    captions: ['Advent', 'Im Schnee', 'Der Baum', 'Bescherung', 'Bei Oma', 'Stille Nacht'],
  },
  {
    category: 'freunde',
    label: 'Freunde',
    names: 'Beste Zeiten|Mädelstour|Bande',
    title: 'Beste Zeiten',
    subtitle: 'Wir und unsere Abenteuer',
    photos: 'party',
    palettes: 'sonnengelb himbeere lagune',
    pairings: 'fredoka caveat montserrat',
    styles: 'scrapbook colour full',
    emblems: 'party/balloons-flat party/cocktail-flat',
    captions: ['Wie alles begann', 'Sommerabende', 'Auf Tour', 'Geburtstage', 'Quatsch', 'Für immer'],
  },
  {
    category: 'tiere',
    label: 'Tiere',
    names: 'Pfotenalbum|Fellnasen|Treue Augen',
    title: 'Pfoten',
    subtitle: 'Unser Leben mit Bruno',
    photos: 'family',
    palettes: 'ockerpapier kraftpapier waldgruen',
    pairings: 'amatic caveat-garamond quicksand',
    styles: 'scrapbook classic colour',
    emblems: 'animals/dog-flat animals/cat-flat',
    captions: ['Einzug', 'Der Lieblingsplatz', 'Spaziergang', 'Im Schnee', 'Leckerli', 'Beste Freunde'],
  },
  {
    category: 'garten',
    label: 'Garten & Natur',
    names: 'Gartenalbum|Naturbuch|Waldwege',
    title: 'Im Garten',
    subtitle: 'Vom Frühling bis zum Herbst',
    photos: 'home',
    palettes: 'waldgruen olivenhain farnweiss',
    pairings: 'infant marcellus lora',
    styles: 'botanical minimal classic',
    captions: ['Das erste Grün', 'Blütezeit', 'Ernte', 'Am Fenster', 'Herbstlicht', 'Ruhe'],
  },
];

const firstId = 2101;
const familyStyles: Readonly<Record<PhotobookStyle, readonly Style[]>> = {
  classic: ['klassisch'],
  full: ['modern', 'foto'],
  scrapbook: ['verspielt'],
  botanical: ['floral'],
  minimal: ['minimalistisch'],
  colour: ['modern'],
};

type Titled = { look: PhotoLook; subject: Subject; style: PhotobookStyle };

const titled: readonly Titled[] = subjects
  .flatMap((subject) =>
    subject.names.split('|').map((name, index) => ({
      subject,
      name,
      style: photobookStyles.find((style) => style === subject.styles.split(' ')[index]) ?? 'classic',
      palette: subject.palettes.split(' ')[index] ?? 'leinen',
      pairing: subject.pairings.split(' ')[index] ?? 'lora',
    })),
  )
  .map(({ subject, name, style, palette, pairing }, index) => ({
    subject,
    style,
    look: {
      id: firstId + index,
      name,
      palette: paletteOf(palette),
      pairing,
      styles: familyStyles[style],
      motifs: {
        ...(style === 'botanical' ? bouquetOf(index * 3, hands[index % 3] ?? 'painted') : {}),
        ...(subject.emblems === undefined ? {} : { emblems: subject.emblems.split(' ') }),
      },
      photos: photoSets[subject.photos],
    },
  }));

export const photobookLooks: readonly PhotoLook[] = titled.map(({ look }) => look);

/** Every look upright, wide and square, in the types of book by turns. */
export function photobookDesigns(): CatalogueDesign[] {
  return titled.flatMap(({ look, subject, style }, index) =>
    photobookOrientations.map((orientation, step) => {
      const type = photobookTypes[(index + step) % photobookTypes.length] ?? 'digitalfotobuch';
      const format = photobookFormatTable[photobookCombinations[type].defaultFormats[orientation]];
      const captions = subject.captions.map((caption, place): [string, string] => [
        `caption-${place + 1}`,
        caption,
      ]);
      return photoDesign({
        look,
        place: step + 1,
        id: `fotobuch-${look.id * 100 + step + 1}`,
        title: `${photobookTypeLabels[type]} „${look.name}“`,
        kind: 'photobook',
        type,
        format,
        composition: 'photobook',
        options: { style },
        texts: { title: subject.title, subtitle: subject.subtitle, ...Object.fromEntries(captions) },
        facets: { category: [subject.category], photobookType: [type] },
        words: [photobookTypeLabels[type], 'Fotobuch', subject.label],
      });
    }),
  );
}
