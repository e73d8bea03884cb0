import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Design, Page } from '../model/design.ts';
import type { Size } from '../model/shape.ts';
import { drawingOf, type Good } from './good.ts';

const samples = [
  'people/family-on-the-beach',
  'landscapes/lake-with-jetty',
  'people/picnic',
  'seaside/lighthouse',
  'people/dog-in-the-meadow',
  'landscapes/lavender-field',
];
/** Rooms show a picture that is as wide as they are. */
const wallSamples = [
  'landscapes/alps-at-dawn',
  'landscapes/lake-with-jetty',
  'seaside/sailing-boats',
  'landscapes/dunes',
  'seaside/white-cliffs',
];

/** Millimetres of a photo in the product's default size; accessories show an upright one. */
export function photoShape(good: Good): Size {
  if (drawingOf(good) === 'accessories')
    return good.productType === 'posterbar' ? { width: 300, height: 400 } : { width: 100, height: 130 };
  return parseFormat(good.formats[0] ?? '') ?? { width: 150, height: 100 };
}

/** A document whose pages are the painted photos that a good is shown with. */
export function samplePhotos(good: Good): Design {
  const shape = photoShape(good);
  const isOnWall =
    drawingOf(good) === 'frames' || good.productType === 'posterbar' || good.productType === 'poster';
  const turn = [...good.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const first = isOnWall ? [wallSamples[turn % wallSamples.length] ?? ''] : [];
  const start = drawingOf(good) === 'prints' ? turn % samples.length : 0;
  const turned = [...samples.slice(start), ...samples.slice(0, start)];
  return {
    version: 1,
    id: `good-${good.id}`,
    title: '',
    bleed: 0,
    safe: 0,
    foil: null,
    palette: {
      paper: '#ffffff',
      ink: '#262522',
      accent: '#8a6420',
      main: '#9fb19d',
      second: '#e6d6bd',
      third: '#d9a9a0',
      leaf: '#7f9c85',
      wash: '#f3ede3',
    },
    pages: [...first, ...turned].map((sample, index) => photoPage(sample, index, shape)),
  };
}

function photoPage(sample: string, index: number, trim: Size): Page {
  const layer = {
    id: 'photo',
    type: 'photo' as const,
    slot: 'photo',
    finish: 'print' as const,
    locked: true,
    box: { x: 0, y: 0, ...trim },
    rotate: 0,
    sample,
    crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
  };
  return {
    id: `photo-${index}`,
    label: '',
    trim,
    folds: [],
    panels: [],
    background: 'paper',
    layers: [layer],
  };
}
