import type { ArtLayer, Design, PhotoLayer, TextLayer } from '@blattwerk/designs/model/design.ts';
import { expect, test } from 'vitest';
import { movedDocument } from './moved-document.ts';

const box = { x: 10, y: 20, width: 30, height: 8 };
const art = (id: string): ArtLayer => ({
  id,
  type: 'art',
  finish: 'print',
  locked: true,
  items: [{ matrix: [1, 0, 0, 1, 4, 6], shapes: [] }],
});
const text: TextLayer = {
  id: 'front-names',
  type: 'text',
  finish: 'print',
  locked: false,
  slot: 'names',
  text: 'Emil',
  label: 'Namen',
  maxLength: 40,
  box,
  rotate: 0,
  font: 'jost-400',
  size: 20,
  minSize: 10,
  lineHeight: 1.2,
  tracking: 0,
  upperCase: false,
  align: 'center',
  verticalAlign: 'middle',
  colour: 'ink',
};
const photo: PhotoLayer = {
  id: 'photo-1',
  type: 'photo',
  finish: 'print',
  locked: false,
  slot: 'photo-1',
  box,
  rotate: 0,
  sample: 'still-lifes/bouquet',
  crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
};
const design: Design = {
  version: 1,
  id: 'card',
  title: 'Card',
  bleed: 3,
  safe: 4,
  foil: null,
  palette: {
    paper: '#ffffff',
    ink: '#000000',
    accent: '#444444',
    main: '#555555',
    second: '#666666',
    third: '#777777',
    leaf: '#888888',
    wash: '#eeeeee',
  },
  pages: [
    {
      id: 'front',
      label: 'Vorderseite',
      trim: { width: 105, height: 148 },
      folds: [],
      panels: [],
      background: 'paper',
      layers: [art('sun-0'), art('front-lion-1'), text, photo],
    },
  ],
};

const placesOf = ({ pages }: Design) =>
  pages[0]?.layers.map((layer) =>
    layer.type === 'art' ? layer.items[0]?.matrix.slice(4) : [layer.box.x, layer.box.y],
  );

test.each([
  [{ id: 'lion' }, 1, [9, 4]],
  [{ id: 'sun' }, 0, [9, 4]],
  [{ id: 'names', slot: 'names' }, 2, [15, 18]],
  [{ id: 'photo-1', slot: 'photo-1' }, 3, [15, 18]],
])('%j is seen where it is carried, and nothing else moves', (element, place, there) => {
  const before = placesOf(design);
  expect(placesOf(movedDocument(design, 0, element, { x: 5, y: -2 }))).toEqual(before?.with(place, there));
});

test('what is carried nowhere leaves the document as it is', () => {
  expect(movedDocument(design, 0, { id: 'lion' }, { x: 0, y: 0 })).toBe(design);
});
