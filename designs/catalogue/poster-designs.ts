import type { Size } from '../model/shape.ts';
import type { CatalogueDesign } from './catalogue-design.ts';
import { type DrawnLook, lookOf, textsOf } from './drawn-look.ts';
import { type PhotoLook, photoDesign } from './photo-look.ts';

const posters: readonly DrawnLook[] = [
  {
    name: 'Geburtsposter',
    front: 'emblem-large',
    options: { ground: 'wash', place: 'bottom' },
    palette: 'mint',
    pairing: 'quicksand',
    photos: 'baby',
    style: 'illustriert',
    headline: 'Willkommen',
    names: 'Frieda',
    date: '3. März 2027',
    body: '3480 g · 52 cm · 04.12 Uhr',
    motifs: { emblems: ['animals/koala-flat'] },
  },
  {
    name: 'Sternenposter',
    front: 'night-sky',
    palette: 'nachtblau',
    pairing: 'jost',
    photos: 'wedding',
    style: 'modern',
    headline: 'Unter diesem Himmel',
    names: 'Lena & Maximilian',
    date: '19. Juni 2027',
  },
  {
    name: 'Paarposter',
    front: 'poster',
    options: { ground: 'paper', align: 'left' },
    palette: 'schwarzweiss',
    pairing: 'dm-serif',
    photos: 'wedding',
    style: 'modern',
    headline: 'Seit 2019',
    names: 'Mia & Benjamin',
    body: 'Zusammen ist man weniger allein.',
  },
  {
    name: 'Küchenposter',
    front: 'centred',
    options: { ground: 'paper', frame: 'double' },
    palette: 'olivenhain',
    pairing: 'amatic',
    photos: 'home',
    style: 'verspielt',
    headline: 'In dieser Küche',
    names: 'Guten Appetit',
    body: 'wird getanzt, gekleckert und laut gelacht.',
  },
  {
    name: 'Blütenposter',
    front: 'central-sprig',
    palette: 'pfingstrose',
    pairing: 'cormorant',
    photos: 'home',
    style: 'floral',
    headline: 'Blüten & Blätter',
    names: 'Pfingstrose',
    body: 'Paeonia lactiflora',
    plants: [5, 'painted'],
  },
  {
    name: 'Landschaftsposter',
    front: 'landscape',
    palette: 'abendlicht',
    pairing: 'italiana',
    photos: 'journey',
    style: 'aquarell',
    headline: '47° 25′ Nord',
    names: 'Zugspitze',
    body: '2962 Meter',
    motifs: { grounds: ['ground/mountains'] },
  },
  {
    name: 'Hausposter',
    front: 'emblem-wreath',
    palette: 'salbei',
    pairing: 'dancing',
    photos: 'family',
    style: 'floral',
    headline: 'Hier wohnen',
    names: 'Die Seidels',
    body: 'Anna, Paul, Emma und Leo',
    plants: [0, 'painted'],
    motifs: { emblems: ['animals/robin-flat'] },
  },
  {
    name: 'Kinderposter',
    front: 'emblem-framed',
    palette: 'dschungel',
    pairing: 'fredoka',
    photos: 'baby',
    style: 'verspielt',
    headline: 'Schlaf gut',
    names: 'Kleiner Bär',
    motifs: { emblems: ['animals/bear-flat'], frame: ['frame/sketched'] },
  },
  {
    name: 'Meeresposter',
    front: 'landscape',
    palette: 'taubenblau',
    pairing: 'raleway',
    photos: 'journey',
    style: 'aquarell',
    headline: 'Nordsee',
    names: 'Sylt',
    body: 'Salz, Wind und Weite',
    motifs: { grounds: ['ground/sea'] },
  },
  {
    name: 'Zitatposter',
    front: 'minimal-line',
    options: { ground: 'wash', side: 'left' },
    palette: 'terrakotta',
    pairing: 'playfair-kursiv',
    photos: 'home',
    style: 'minimalistisch',
    headline: 'Merke',
    names: 'Alles wird gut',
    body: 'und wenn nicht gleich, dann später.',
  },
  {
    name: 'Eukalyptusposter',
    front: 'wreath',
    palette: 'eukalyptus',
    pairing: 'alex-brush',
    photos: 'home',
    style: 'floral',
    headline: 'Zuhause',
    names: 'Unser Nest',
    date: 'seit 2021',
    plants: [0, 'painted'],
  },
  {
    name: 'Dekoposter',
    front: 'deco',
    options: { ground: 'ink' },
    palette: 'goldjubel',
    pairing: 'josefin',
    photos: 'party',
    style: 'vintage',
    headline: 'Bar',
    names: 'Chez Nous',
    body: 'Täglich ab sechs',
  },
];

const firstPosterId = 2401;
const posterFormats: readonly (readonly [Size, string])[] = [
  [{ width: 300, height: 400 }, 'poster'],
  [{ width: 500, height: 700 }, 'framed-poster'],
];

export const posterLooks: readonly PhotoLook[] = posters.map(lookOf(firstPosterId));

/** Posters without photos: drawn and set; framed ones are larger. */
export function posterDesigns(): CatalogueDesign[] {
  return posterLooks.flatMap((look, index) => {
    const row = posters[index];
    if (!row) return [];
    return posterFormats.map(([format, type], step) =>
      photoDesign({
        look,
        place: step + 1,
        id: `poster-${look.id * 100 + step + 1}`,
        title: `Poster „${look.name}“`,
        kind: 'collage',
        type,
        format,
        composition: row.front,
        options: row.options ?? {},
        texts: textsOf(row),
        facets: { collageType: [type] },
        words: ['Poster', 'Wandbild', 'Bild'],
      }),
    );
  });
}
