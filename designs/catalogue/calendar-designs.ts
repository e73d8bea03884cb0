import { calendarFormatTable } from '@blattwerk/schemas/shop/photo-products/calendar-formats.ts';
import {
  type CalendarType,
  calendarFormatsOf,
  calendarTypes,
  calendarTypeTable,
} from '@blattwerk/schemas/shop/photo-products/calendars.ts';
import { columnHeadings } from '../compositions/calendar/planner-columns.ts';
import type { CatalogueDesign } from './catalogue-design.ts';
import { bouquetOf, type Hand } from './motif-sets.ts';
import { type PhotoLook, paletteOf, photoDesign } from './photo-look.ts';
import { type PhotoSet, photoSets } from './photo-sets.ts';
import type { Style } from './styles.ts';

type Row = {
  name: string;
  layout: string;
  palette: string;
  pairing: string;
  photos: PhotoSet;
  /** The picture of its cover, which no other look has. */
  cover: string;
  styles: readonly Style[];
  bouquet?: readonly [number, Hand];
  emblems?: string;
};

const rows: readonly Row[] = [
  {
    name: 'Jahreslauf',
    layout: 'calendar-classic',
    palette: 'leinen',
    pairing: 'cormorant',
    photos: 'year',
    cover: 'landscapes/river-valley',
    styles: ['klassisch'],
  },
  {
    name: 'Weite',
    layout: 'calendar-panorama',
    palette: 'schwarzweiss',
    pairing: 'jost',
    photos: 'journey',
    cover: 'seaside/white-cliffs',
    styles: ['modern', 'foto'],
  },
  {
    name: 'Farbenspiel',
    layout: 'calendar-colour',
    palette: 'koralle',
    pairing: 'montserrat',
    photos: 'family',
    cover: 'people/family-on-the-beach',
    styles: ['modern'],
  },
  {
    name: 'Zwölf Fenster',
    layout: 'calendar-arch',
    palette: 'terrakotta',
    pairing: 'marcellus',
    photos: 'home',
    cover: 'still-lifes/vase-on-the-windowsill',
    styles: ['vintage'],
  },
  {
    name: 'Herbarium',
    layout: 'calendar-plants',
    palette: 'eukalyptus',
    pairing: 'infant',
    photos: 'home',
    cover: 'still-lifes/bouquet',
    styles: ['floral', 'illustriert'],
    bouquet: [0, 'painted'],
  },
  {
    name: 'Tierfreunde',
    layout: 'calendar-emblem',
    palette: 'sonnengelb',
    pairing: 'quicksand',
    photos: 'family',
    cover: 'people/dog-in-the-meadow',
    styles: ['verspielt', 'illustriert'],
    emblems: 'fox bear rabbit owl lamb fawn chick whale dog cat elephant robin',
  },
  {
    name: 'Nachtausgabe',
    layout: 'calendar-classic',
    palette: 'nachtblau',
    pairing: 'italiana',
    photos: 'year',
    cover: 'landscapes/night-over-mountains',
    styles: ['modern'],
  },
  {
    name: 'Reisetagebuch',
    layout: 'calendar-classic',
    palette: 'kraftpapier',
    pairing: 'caveat',
    photos: 'journey',
    cover: 'landscapes/old-town-roofs',
    styles: ['vintage', 'verspielt'],
  },
  {
    name: 'Familienbande',
    layout: 'calendar-colour',
    palette: 'salbei',
    pairing: 'fraunces-kinder',
    photos: 'family',
    cover: 'people/picnic',
    styles: ['verspielt'],
  },
  {
    name: 'Blütenjahr',
    layout: 'calendar-plants',
    palette: 'pfingstrose',
    pairing: 'parisienne',
    photos: 'home',
    cover: 'landscapes/tulip-field',
    styles: ['floral', 'romantisch'],
    bouquet: [14, 'painted'],
  },
  {
    name: 'Klar & Weiß',
    layout: 'calendar-panorama',
    palette: 'silbergrau',
    pairing: 'raleway',
    photos: 'year',
    cover: 'landscapes/alps-at-dawn',
    styles: ['minimalistisch'],
  },
  {
    name: 'Meeresjahr',
    layout: 'calendar-arch',
    palette: 'taubenblau',
    pairing: 'playfair',
    photos: 'journey',
    cover: 'seaside/lighthouse',
    styles: ['klassisch'],
  },
  {
    name: 'Gartenjahr',
    layout: 'calendar-plants',
    palette: 'waldgruen',
    pairing: 'lora',
    photos: 'home',
    cover: 'landscapes/lavender-field',
    styles: ['floral', 'modern'],
    bouquet: [8, 'flat'],
  },
  {
    name: 'Kinderzimmer',
    layout: 'calendar-emblem',
    palette: 'mint',
    pairing: 'fredoka',
    photos: 'baby',
    cover: 'people/child-with-balloons',
    styles: ['verspielt', 'illustriert'],
    emblems: 'elephant koala lamb rabbit bear fox owl whale fawn cat dog chick',
  },
  {
    name: 'Skizzenblock',
    layout: 'calendar-plants',
    palette: 'schwarzweiss',
    pairing: 'aurore',
    photos: 'home',
    cover: 'still-lifes/books-and-tea',
    styles: ['minimalistisch', 'floral'],
    bouquet: [2, 'line'],
  },
  {
    name: 'Abendrunde',
    layout: 'calendar-colour',
    palette: 'pflaume',
    pairing: 'bodoni',
    photos: 'year',
    cover: 'landscapes/city-at-dusk',
    styles: ['modern'],
  },
];

const firstId = 2001;
/** Types with a layout of their own in every look. */
const ownLayouts: Readonly<Partial<Record<CalendarType, string>>> = {
  familienplaner: 'calendar-planner',
  kuechenkalender: 'calendar-list',
  terminkalender: 'calendar-appointments',
};
const titles = ['Unser Jahr', 'Ein gutes Jahr', 'Zwölf Monate', 'Durch das Jahr'];
const familyNames = [
  ['Mama', 'Papa', 'Emma', 'Leo', 'Alle'],
  ['Anna', 'Paul', 'Mia', 'Ben', 'Oma'],
  ['Lisa', 'Jonas', 'Ida', 'Theo', 'Alle'],
];

export const calendarLooks: readonly PhotoLook[] = rows.map(
  (row, index): PhotoLook => ({
    id: firstId + index,
    name: row.name,
    palette: paletteOf(row.palette),
    pairing: row.pairing,
    styles: row.styles,
    motifs: {
      ...(row.bouquet ? bouquetOf(...row.bouquet) : {}),
      ...(row.emblems === undefined
        ? {}
        : {
            emblems: row.emblems
              .split(' ')
              .slice(0, 8)
              .map((animal) => `animals/${animal}-flat`),
          }),
    },
    photos: withCover(row.cover, photoSets[row.photos]),
  }),
);

/** The set with another picture first; where that one stood, there is the one that was first. */
function withCover(cover: string, [first = cover, ...others]: readonly string[]): string[] {
  return [cover, ...others.map((photo) => (photo === cover ? first : photo))];
}

/** Every look in every format of every calendar type. */
export function calendarDesigns(): CatalogueDesign[] {
  return calendarLooks.flatMap((look, index) =>
    calendarTypes
      .flatMap((type) => calendarFormatsOf(type).map((format) => ({ type, format })))
      .map(({ type, format }, step) => {
        const { group, width, height } = calendarFormatTable[format];
        const number = look.id * 100 + step + 1;
        const { label } = calendarTypeTable[type];
        return photoDesign({
          look,
          place: step + 1,
          id: `kalender-${number}`,
          title: `${label} „${look.name}“`,
          kind: 'calendar',
          type,
          format: { width, height },
          composition: ownLayouts[type] ?? rows[index]?.layout ?? 'calendar-classic',
          texts: {
            title: titles[index % titles.length] ?? 'Unser Jahr',
            year: '2027',
            ...(type === 'familienplaner'
              ? columnHeadings(familyNames[index % familyNames.length] ?? [])
              : {}),
          },
          facets: { calendarType: [type], formatGroup: [group] },
          words: [label, 'Kalender', '2027'],
        });
      }),
  );
}
