import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { collageTypeLabels, collageTypes } from '@blattwerk/schemas/shop/photo-products/collage-types.ts';
import type { CollageShape } from '../compositions/photos/collage-composition.ts';
import type { Size } from '../model/shape.ts';
import type { CatalogueDesign } from './catalogue-design.ts';
import { bouquetOf, type Hand, hands } from './motif-sets.ts';
import { type PhotoLook, paletteOf, photoDesign } from './photo-look.ts';
import { type PhotoSet, photoSets } from './photo-sets.ts';
import type { Style } from './styles.ts';

type Row = {
  name: string;
  shape: CollageShape;
  palette: string;
  ground: string;
  pairing: string;
  photos: PhotoSet;
  title?: string;
  subtitle?: string;
  number?: string;
  style: Style;
  bouquet?: number;
};

const rows: readonly Row[] = [
  {
    name: 'Bilderbogen',
    shape: 'grid',
    palette: 'schwarzweiss',
    ground: 'paper',
    pairing: 'jost',
    photos: 'family',
    title: 'Familie Seidel',
    subtitle: 'seit 2015',
    style: 'modern',
  },
  {
    name: 'Herzensbilder',
    shape: 'heart',
    palette: 'rosenholz',
    ground: 'paper',
    pairing: 'great-vibes',
    photos: 'wedding',
    title: 'Anna & Paul',
    subtitle: '12. Juni 2027',
    style: 'romantisch',
  },
  {
    name: 'Mosaik',
    shape: 'mosaic',
    palette: 'leinen',
    ground: 'paper',
    pairing: 'cormorant',
    photos: 'journey',
    style: 'klassisch',
  },
  {
    name: 'Mittelpunkt',
    shape: 'centre',
    palette: 'nachtblau',
    ground: 'paper',
    pairing: 'italiana',
    photos: 'family',
    style: 'modern',
  },
  {
    name: 'Filmstreifen',
    shape: 'bands',
    palette: 'schiefer',
    ground: 'paper',
    pairing: 'montserrat',
    photos: 'journey',
    title: 'Sommer 2027',
    style: 'vintage',
  },
  {
    name: 'Kreisverkehr',
    shape: 'circles',
    palette: 'salbei',
    ground: 'wash',
    pairing: 'quicksand',
    photos: 'baby',
    title: 'Ida',
    subtitle: 'ein Jahr mit dir',
    style: 'verspielt',
  },
  {
    name: 'Triptychon',
    shape: 'row',
    palette: 'silbergrau',
    ground: 'paper',
    pairing: 'raleway',
    photos: 'journey',
    style: 'minimalistisch',
  },
  {
    name: 'Pinnwand',
    shape: 'polaroids',
    palette: 'kraftpapier',
    ground: 'wash',
    pairing: 'caveat',
    photos: 'party',
    title: 'Beste Freunde',
    style: 'verspielt',
  },
  {
    name: 'Ein Augenblick',
    shape: 'single',
    palette: 'elfenbein',
    ground: 'paper',
    pairing: 'infant',
    photos: 'wedding',
    title: 'Für immer',
    subtitle: 'Clara & Jonas',
    style: 'klassisch',
  },
  {
    name: 'Zahlenspiel',
    shape: 'number',
    palette: 'petrol',
    ground: 'paper',
    pairing: 'dm-serif',
    photos: 'party',
    number: '50',
    title: 'Sabine',
    subtitle: 'fünfzig wunderbare Jahre',
    style: 'modern',
  },
  {
    name: 'Erste Eins',
    shape: 'number',
    palette: 'babyrosa',
    ground: 'wash',
    pairing: 'fredoka',
    photos: 'baby',
    number: '1',
    title: 'Emma',
    subtitle: 'mein erster Geburtstag',
    style: 'verspielt',
  },
  {
    name: 'Achtzehn',
    shape: 'number',
    palette: 'himbeere',
    ground: 'paper',
    pairing: 'montserrat',
    photos: 'party',
    number: '18',
    title: 'Endlich achtzehn',
    style: 'modern',
  },
  {
    name: 'Dreißig',
    shape: 'number',
    palette: 'schwarzgold',
    ground: 'paper',
    pairing: 'poiret',
    photos: 'party',
    number: '30',
    title: 'Felix',
    style: 'modern',
  },
  {
    name: 'Silbernes Paar',
    shape: 'number',
    palette: 'silberjubel',
    ground: 'paper',
    pairing: 'playfair',
    photos: 'wedding',
    number: '25',
    title: 'Marie & Thomas',
    subtitle: '25 Jahre',
    style: 'klassisch',
  },
  {
    name: 'Goldenes Paar',
    shape: 'number',
    palette: 'goldjubel',
    ground: 'wash',
    pairing: 'pinyon',
    photos: 'wedding',
    number: '50',
    title: 'Renate & Karl',
    subtitle: 'Goldene Hochzeit',
    style: 'klassisch',
  },
  {
    name: 'Sechzig',
    shape: 'number',
    palette: 'weinrot',
    ground: 'paper',
    pairing: 'lora',
    photos: 'family',
    number: '60',
    title: 'Andreas',
    style: 'klassisch',
  },
  {
    name: 'Siebzig',
    shape: 'number',
    palette: 'waldgruen',
    ground: 'paper',
    pairing: 'fraunces',
    photos: 'family',
    number: '70',
    title: 'Monika',
    style: 'klassisch',
  },
  {
    name: 'Achtzig',
    shape: 'number',
    palette: 'taubenblau',
    ground: 'wash',
    pairing: 'eb-garamond',
    photos: 'family',
    number: '80',
    title: 'Elisabeth',
    style: 'klassisch',
  },
  {
    name: 'Liebeswand',
    shape: 'heart',
    palette: 'festrot',
    ground: 'second',
    pairing: 'style-script',
    photos: 'wedding',
    title: 'Du & ich',
    style: 'romantisch',
  },
  {
    name: 'Mutterherz',
    shape: 'heart',
    palette: 'magnolie',
    ground: 'wash',
    pairing: 'parisienne',
    photos: 'family',
    title: 'Beste Mama',
    style: 'romantisch',
  },
  {
    name: 'Blütengalerie',
    shape: 'grid',
    palette: 'pfingstrose',
    ground: 'paper',
    pairing: 'alex-brush',
    photos: 'wedding',
    title: 'Unser Tag',
    style: 'floral',
    bouquet: 0,
  },
  {
    name: 'Gartenwand',
    shape: 'mosaic',
    palette: 'eukalyptus',
    ground: 'paper',
    pairing: 'marcellus',
    photos: 'home',
    style: 'floral',
    bouquet: 2,
  },
  {
    name: 'Reisewand',
    shape: 'mosaic',
    palette: 'petrol',
    ground: 'ink',
    pairing: 'jost',
    photos: 'journey',
    title: 'Weit weg',
    style: 'modern',
  },
  {
    name: 'Jahreswand',
    shape: 'grid',
    palette: 'terrakotta',
    ground: 'second',
    pairing: 'fraunces',
    photos: 'year',
    title: '2027',
    style: 'modern',
  },
  {
    name: 'Galerie Noir',
    shape: 'centre',
    palette: 'schwarzweiss',
    ground: 'ink',
    pairing: 'bodoni',
    photos: 'wedding',
    title: 'Charlotte & Henri',
    style: 'modern',
  },
  {
    name: 'Wolkenkinder',
    shape: 'circles',
    palette: 'babyblau',
    ground: 'wash',
    pairing: 'fraunces-kinder',
    photos: 'baby',
    style: 'verspielt',
  },
];

const firstId = 2201;
const formats: readonly Size[] = [
  { width: 300, height: 400 },
  { width: 400, height: 300 },
  { width: 300, height: 300 },
];

export const collageLooks: readonly PhotoLook[] = rows.map(
  (row, index): PhotoLook => ({
    id: firstId + index,
    name: row.name,
    palette: paletteOf(row.palette),
    pairing: row.pairing,
    styles: [row.style],
    motifs: row.bouquet === undefined ? {} : bouquetOf(row.bouquet, handAt(index)),
    photos: photoSets[row.photos],
  }),
);

function handAt(index: number): Hand {
  return hands[index % hands.length] ?? 'painted';
}

/** The collages a channel shows when none is asked for keep the numbers the shop knows them by. */
const defaultIds = Object.values(channelTable).map(({ defaultCollageId }) => defaultCollageId);

/** Every look upright, wide and square, in the kinds of collage by turns. */
export function collageDesigns(): CatalogueDesign[] {
  return collageLooks.flatMap((look, index) => {
    const row = rows[index];
    if (!row) return [];
    return formats.map((format, step) => {
      const type = collageTypes[(index + step) % collageTypes.length] ?? 'poster';
      const { title = '', subtitle = '', number } = row;
      const texts = { title, subtitle, ...(number === undefined ? {} : { number }) };
      const design = photoDesign({
        look,
        place: step + 1,
        id: `collage-${look.id * 100 + step + 1}`,
        title: `Collage „${look.name}“`,
        kind: 'collage',
        type,
        format,
        composition: 'collage',
        options: { shape: row.shape, ground: row.ground },
        texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
        facets: { collageType: [type] },
        words: ['Collage', 'Fotocollage', 'Foto', 'Bild', collageTypeLabels[type]],
      });
      return step === 0 && index < defaultIds.length
        ? { ...design, id: defaultIds[index] ?? design.id }
        : design;
    });
  });
}
