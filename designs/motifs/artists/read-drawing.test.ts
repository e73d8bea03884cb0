import { expect, test } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const words = { de: ['Ball'], en: ['ball'], es: ['pelota'], fr: ['balle'], it: ['palla'], nl: ['bal'] };
const data = {
  family: 'children',
  label: { de: 'Ball', en: 'Ball' },
  words,
  tags: ['children'],
  layers: { body: { fill: 'main-10' }, seam: { stroke: 'ink' } },
};
const body = '<g id="body"><path d="M10 10h80v80h-80z"/></g>';
const seam = '<g inkscape:label="seam" stroke-width="4"><path d="M20 20C40 40 60 40 80 20"/></g>';
const page = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 100 100">${content}</svg>`;

test('a drawing becomes marks in the units of figures, coloured by its layers’ names', () => {
  const read = readDrawing('ball', page(body + seam), data);
  if (!read.ok) throw new Error(read.faults.join(' '));
  const [area, line] = read.drawing.marks;
  expect(read.drawing).toMatchObject({ name: 'ball', aspect: 1, family: 'children' });
  expect(area).toMatchObject({ kind: 'area', colour: 'main-10', shade: 'below', line: 'full' });
  expect(area?.kind === 'area' && area.points).toEqual(
    [
      [-40, -40],
      [40, -40],
      [40, 40],
      [-40, 40],
    ].map(([x, y]) => ({ x, y, corner: true })),
  );
  expect(line).toMatchObject({ kind: 'stroke', colour: 'ink', width: 4, closed: false });
});

test('transforms of layers and paths are applied, the inner first', () => {
  const moved =
    '<g id="body" transform="translate(50 0)"><path transform="scale(0.5)" d="M0 0h80v80h-80z"/></g>';
  const read = readDrawing('ball', page(moved + seam), data);
  const [area] = read.ok ? read.drawing.marks : [];
  expect(area?.kind === 'area' && area.points[2]).toMatchObject({ x: 40, y: -10 });
});

test.each([
  [
    'a rectangle',
    page(`<g id="body"><rect/></g>${seam}`),
    data,
    'It holds a <rect>: turn shapes into paths.',
  ],
  [
    'pixels',
    page(`${body}${seam}<image/>`),
    data,
    'It holds a picture of pixels: trace it, or leave it out.',
  ],
  ['text', page(`${body}${seam}<text>Ball</text>`), data, 'It holds text: turn it into outlines.'],
  [
    'no layer',
    page(`${body}${seam}<path d="M0 0"/>`),
    data,
    'A path lies in no layer: put every path into a named layer.',
  ],
  [
    'an open outline',
    page(`<g id="body"><path d="M10 10h80v80"/></g>${seam}`),
    data,
    'An outline in layer “body” is open: close it, or give the layer a stroke.',
  ],
  [
    'a layer without a colour',
    page(`${body}${seam}<g id="shadow"><path d="M1 1h9v9z"/></g>`),
    data,
    'Layer “shadow” has no colour: add it to “layers” in its data.',
  ],
  [
    'a colour without a layer',
    page(body),
    data,
    'Its data colours a layer “seam”, which the drawing does not have: rename one of them.',
  ],
  [
    'a path off the page',
    page(`<g id="body"><path d="M10 10h120v80h-80z"/></g>${seam}`),
    data,
    'Layer “body” reaches beyond the page: make the page larger, or move it inside.',
  ],
  [
    'no page',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    data,
    'It has no viewBox: save it as a plain SVG with a page size.',
  ],
  [
    'a colour nobody knows',
    page(body),
    { ...data, layers: { body: { fill: 'pink' } } },
    'Its data is wrong at layers.body',
  ],
  [
    'no Dutch words',
    page(body),
    { ...data, words: { ...words, nl: [] } },
    'Its data is wrong at words.nl: needs at least one word.',
  ],
  [
    'a heavy file',
    page(body + seam + ' '.repeat(60_000)),
    data,
    'are allowed: simplify its paths, save with fewer digits.',
  ],
])('%s is refused with a sentence', (_, svg, described, sentence) => {
  const read = readDrawing('ball', svg, described);
  expect(read.ok ? [] : read.faults.join('\n')).toContain(sentence);
});
