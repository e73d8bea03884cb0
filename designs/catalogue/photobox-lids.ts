import {
  photoboxDesignNames,
  photoboxDesigns,
  photoboxTypeLabels,
  photoboxTypes,
} from '@blattwerk/schemas/shop/photo-products/photoboxes.ts';
import type { Size } from '../model/shape.ts';
import type { CatalogueDesign } from './catalogue-design.ts';
import { type DrawnLook, lookOf, textsOf } from './drawn-look.ts';
import { type PhotoLook, photoDesign } from './photo-look.ts';

/** dt41 to dt58, in this order. */
const boxes: readonly Omit<DrawnLook, 'name'>[] = [
  {
    front: 'wreath',
    palette: 'eukalyptus',
    pairing: 'great-vibes',
    photos: 'wedding',
    style: 'floral',
    headline: 'Unsere Hochzeit',
    names: 'Anna & Paul',
    date: '12 · 06 · 2027',
    plants: [0, 'painted'],
  },
  {
    front: 'centred',
    options: { frame: 'double', ground: 'paper' },
    palette: 'schwarzweiss',
    pairing: 'bodoni',
    photos: 'journey',
    style: 'klassisch',
    headline: 'Erinnerungen',
    names: 'Sommer 2027',
  },
  {
    front: 'emblem-circle',
    options: { fill: 'second' },
    palette: 'babyblau',
    pairing: 'quicksand',
    photos: 'baby',
    style: 'verspielt',
    headline: 'Mein erstes Jahr',
    names: 'Emil',
    motifs: { emblems: ['animals/elephant-flat'] },
  },
  {
    front: 'ticket',
    options: { ground: 'main' },
    palette: 'petrol',
    pairing: 'montserrat',
    photos: 'journey',
    style: 'modern',
    headline: 'Unterwegs',
    names: 'Italien',
    date: 'Juli 2027',
    body: 'Rom, Neapel, Amalfi',
  },
  {
    front: 'deco',
    options: { ground: 'paper' },
    palette: 'schwarzgold',
    pairing: 'poiret',
    photos: 'party',
    style: 'vintage',
    headline: 'Goldene Zeiten',
    names: 'Sabine',
    date: '2027',
  },
  {
    front: 'meadow',
    palette: 'salbei',
    pairing: 'infant',
    photos: 'home',
    style: 'floral',
    headline: 'Schöne Stunden',
    names: 'Familie Seidel',
    plants: [11, 'flat'],
  },
  {
    front: 'emblem-small',
    options: { ground: 'wash' },
    palette: 'rosenpapier',
    pairing: 'parisienne',
    photos: 'wedding',
    style: 'romantisch',
    headline: 'Du & ich',
    names: 'Für immer',
    motifs: { emblems: ['love/heart-flat', 'animals/love-birds-flat'] },
  },
  {
    front: 'top-garland',
    palette: 'tannengruen',
    pairing: 'style-script',
    photos: 'winter',
    style: 'floral',
    headline: 'Weihnachten',
    names: 'Unser Fest',
    date: '2027',
    motifs: { sprigs: ['twig/fir-painted', 'twig/pine-painted'], filler: ['twig/berries-painted'] },
  },
  {
    front: 'grid',
    options: { field: 'main' },
    palette: 'koralle',
    pairing: 'fraunces',
    photos: 'family',
    style: 'modern',
    headline: 'Sommer',
    names: 'Familienzeit',
  },
  {
    front: 'wash',
    options: { frame: true },
    palette: 'lavendel',
    pairing: 'sacramento',
    photos: 'home',
    style: 'aquarell',
    headline: 'Augenblicke',
    names: 'Gesammelt',
    motifs: { grounds: ['ground/wash-full-main'] },
  },
  {
    front: 'night-sky',
    palette: 'sternennacht',
    pairing: 'italiana',
    photos: 'winter',
    style: 'illustriert',
    headline: 'Sternstunden',
    names: 'Für dich',
  },
  {
    front: 'emblem-band',
    options: { band: 'second' },
    palette: 'dschungel',
    pairing: 'fredoka',
    photos: 'family',
    style: 'verspielt',
    headline: 'Meine Schätze',
    names: 'Theo',
    motifs: { emblems: ['animals/fox-flat'] },
  },
  {
    front: 'checks',
    options: { check: 'main' },
    palette: 'nordisch',
    pairing: 'dancing',
    photos: 'family',
    style: 'vintage',
    headline: 'Aus der Küche',
    names: 'Omas Rezepte',
  },
  {
    front: 'photo-frame',
    options: { ground: 'wash' },
    palette: 'leinen',
    pairing: 'lora',
    photos: 'family',
    style: 'foto',
    headline: 'Wir',
    names: 'Familie Brandt',
    date: '2027',
  },
  {
    front: 'confetti',
    options: { ground: 'paper' },
    palette: 'kunterbunt',
    pairing: 'abril',
    photos: 'party',
    style: 'verspielt',
    headline: 'Party!',
    names: 'Lotta wird 30',
    date: '17. Juli 2027',
  },
  {
    front: 'corner-bouquet',
    palette: 'kupfer',
    pairing: 'cormorant-kursiv',
    photos: 'wedding',
    style: 'minimalistisch',
    headline: 'Danke',
    names: 'Clara & Jonas',
    plants: [13, 'line'],
  },
  {
    front: 'stripes',
    options: { stripe: 'main' },
    palette: 'marine',
    pairing: 'playfair',
    photos: 'journey',
    style: 'klassisch',
    headline: 'Ahoi',
    names: 'Nordsee',
    date: 'August 2027',
  },
  {
    front: 'landscape',
    palette: 'abendlicht',
    pairing: 'marcellus',
    photos: 'journey',
    style: 'aquarell',
    headline: 'Bergzeit',
    names: 'Über den Wolken',
    motifs: { grounds: ['ground/mountains'] },
  },
];

const firstBoxId = 2301;
const boxFormats: Readonly<Record<string, Size>> = {
  small: { width: 130, height: 130 },
  photoprint: { width: 120, height: 170 },
};

export const boxLooks: readonly PhotoLook[] = Object.values(photoboxDesignNames).flatMap((name, index) => {
  const row = boxes[index];
  return row ? lookOf(firstBoxId)({ ...row, name }, index) : [];
});

/** The lids of both boxes in the shop's designs dt41 to dt58; the recipe of the small one is named by the code. */
export function photoboxLids(): CatalogueDesign[] {
  return boxLooks.flatMap((look, index) => {
    const row = boxes[index];
    const code = photoboxDesigns[index];
    if (!row || code === undefined) return [];
    return photoboxTypes.map((type, step) =>
      photoDesign({
        look,
        place: step + 1,
        id: type === 'small' ? code : `${code}-${type}`,
        title: `Fotobox „${look.name}“`,
        kind: 'photobox',
        type,
        format: boxFormats[type] ?? { width: 130, height: 130 },
        composition: `box-${row.front}`,
        options: row.options ?? {},
        texts: textsOf(row),
        facets: { photoboxType: [type], design: [code] },
        words: ['Fotobox', photoboxTypeLabels[type], code],
      }),
    );
  });
}
