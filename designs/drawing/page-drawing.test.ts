import { Resvg } from '@resvg/resvg-js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ArtLayer, Design, Layer, PhotoLayer, TextLayer } from '../model/design.ts';
import { matrixOf } from '../model/shape.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { PageDrawing, type PageDrawingProps } from './page-drawing.ts';

const fonts = openDiskFonts();
const shine = {
  kind: 'linear',
  from: [0, 0],
  to: [0, 10],
  stops: [
    { at: 0, colour: 'main+20' },
    { at: 1, colour: 'main-20', opacity: 0.5 },
  ],
} satisfies ArtLayer['items'][number]['shapes'][number]['fill'];

const petals: ArtLayer = {
  id: 'petals',
  type: 'art',
  finish: 'print',
  locked: true,
  items: [10, 30, 50].map((x) => ({
    matrix: matrixOf({ x, y: 20, rotate: x, scale: 0.5 }),
    shapes: [
      { d: 'M0 0L10 10L0 20Z', fill: shine },
      { d: 'M0 0L1 1', stroke: 'leaf', strokeWidth: 0.2, detail: 0.2 },
    ],
  })),
};
const star: ArtLayer = {
  id: 'star',
  type: 'art',
  finish: 'foil',
  locked: true,
  items: [{ matrix: matrixOf({}), shapes: [{ d: 'M40 10L60 50L20 50Z', fill: 'accent' }] }],
};
const names: TextLayer = {
  id: 'names',
  type: 'text',
  finish: 'foil',
  locked: false,
  text: 'Ida & Jonas',
  label: 'Namen',
  maxLength: 40,
  box: { x: 5, y: 50, width: 70, height: 20 },
  rotate: 12,
  font: 'great-vibes-400',
  size: 24,
  minSize: 10,
  lineHeight: 1.1,
  tracking: 0,
  upperCase: false,
  align: 'center',
  verticalAlign: 'middle',
  colour: 'accent',
};
const photo: PhotoLayer = {
  id: 'photo',
  type: 'photo',
  slot: 'photo',
  finish: 'print',
  locked: false,
  box: { x: 10, y: 75, width: 60, height: 20 },
  rotate: 5,
  sample: 'seaside/lighthouse',
  crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
};

function designOf(layers: Layer[], outline?: string): Design {
  const trim = { width: 80, height: 100 };
  const page = { id: 'front', label: 'Vorderseite', trim, folds: [], panels: [], background: shine, layers };
  return {
    version: 1,
    id: 'test',
    title: 'Test',
    bleed: 3,
    safe: 4,
    foil: 'gold',
    palette: {
      paper: '#ffffff',
      ink: '#222222',
      accent: '#b08430',
      main: '#c9728a',
      second: '#f0d8d0',
      third: '#8aa0b8',
      leaf: '#6b8f71',
      wash: '#eef3ec',
    },
    pages: [outline === undefined ? page : { ...page, outline }],
  };
}

const whole = designOf([petals, star, names, photo], 'M0 0H80V90L70 100H0Z');
const pictureOf = () => ({ kind: 'image', href: 'photo.jpg', width: 400, height: 300 }) as const;

function draw(design: Design, props: Partial<PageDrawingProps> = {}): string {
  const [page] = design.pages;
  if (!page) throw new Error('The design has no page.');
  return renderToStaticMarkup(
    createElement(PageDrawing, { design, page, fonts, pictureOf, prefix: 'a', ...props }),
  );
}

/** The same layer, but no two placements share their shapes. */
function structuredCloneOfEach(layer: ArtLayer): ArtLayer {
  return { ...layer, items: layer.items.map((item) => structuredClone(item)) };
}

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

function pixelsOf(svg: string): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: 160 } }).render().pixels;
}

test('the same page is the same text', () => {
  expect(draw(whole)).toBe(draw(structuredClone(whole)));
});

test('every reference within a drawing is defined once, and two drawings share no id', () => {
  const [one, other] = [draw(whole), draw(whole, { prefix: 'b' })];
  const ids = idsOf(one);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...one.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    ([, url, href]) => url ?? href,
  );
  expect(references.length).toBeGreaterThan(5);
  expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  expect(idsOf(other).filter((id) => ids.includes(id))).toEqual([]);
});

test('equal gradients of a layer are defined once', () => {
  expect(draw(designOf([petals])).match(/id="a-petals-g/g)).toHaveLength(1);
});

test('shapes placed several times are drawn once and look the same', () => {
  const [item] = petals.items;
  const shapes = item?.shapes ?? [];
  const shared = { ...petals, items: petals.items.map(({ matrix }) => ({ matrix, shapes })) };
  const svg = draw(designOf([shared]));
  expect(svg.match(/<use /g)).toHaveLength(2);
  expect(pixelsOf(svg)).toEqual(pixelsOf(draw(designOf([structuredCloneOfEach(shared)]))));
});

test('the foil mask is black, and white where foil is pressed', () => {
  const levels = new Set(pixelsOf(draw(whole, { mode: 'foil-mask' })).filter((_, index) => index % 4 === 0));
  expect(levels.has(0) && levels.has(255)).toBe(true);
  const without = pixelsOf(draw(designOf([petals, photo]), { mode: 'foil-mask' }));
  expect(without.every((value, index) => value === (index % 4 === 3 ? 255 : 0))).toBe(true);
});

test('without foil its parts have their printed colour', () => {
  const svg = draw(whole, { mode: 'without-foil' });
  expect(svg).toContain('fill="#b08430"');
  expect(svg).not.toContain('a-foil');
});

test('the sheen belongs to the page: it stays where it is when a shape is moved into place', () => {
  const moved: ArtLayer = {
    ...star,
    items: [
      {
        matrix: matrixOf({ x: 30, y: -4, rotate: 90, scale: 2 }),
        shapes: [{ d: 'M7 -5L27 -15L27 5Z', fill: 'accent' }],
      },
    ],
  };
  const [still, turned] = [star, moved].map((layer) => pixelsOf(draw(designOf([layer]))));
  const differing = still?.filter((value, index) => Math.abs(value - (turned?.[index] ?? 0)) > 3).length ?? 1;
  expect(differing / (still?.length ?? 1)).toBeLessThan(0.002);
});

test('a translucent shape needs no layer of its own, and one far outside the page does no harm', () => {
  const far: ArtLayer = {
    ...petals,
    items: [
      {
        matrix: matrixOf({ x: 900, y: -900 }),
        shapes: [{ d: 'M0 0L10 10L0 20Z', fill: 'main', opacity: 0.5 }],
      },
    ],
  };
  const svg = draw(designOf([far]));
  expect(svg).not.toContain(' opacity=');
  expect(svg).toContain('fill-opacity="0.5"');
  expect(pixelsOf(svg)).toEqual(pixelsOf(draw(designOf([]))));
});

test('a detail is left out where it would be smaller than a third of a pixel', () => {
  const count = (svg: string) => svg.match(/stroke-width="0.2"/g)?.length ?? 0;
  // 0.2 mm at half its size: 0.1 mm
  expect(count(draw(designOf([petals]), { pixelWidth: 80 * 3 }))).toBe(0);
  expect(count(draw(designOf([petals]), { pixelWidth: 80 * 4 }))).toBe(3);
  expect(count(draw(designOf([petals])))).toBe(3);
});

test('bleed widens the view, a punched outline cuts only the finished card', () => {
  expect(draw(whole)).toContain('viewBox="0 0 80 100"');
  expect(draw(whole)).toContain('a-cut');
  expect(draw(whole, { withBleed: true })).toContain('viewBox="-3 -3 86 106"');
  expect(draw(whole, { withBleed: true })).not.toContain('a-cut');
});

test('guides show folds and the safe area on top', () => {
  const [page] = whole.pages;
  if (!page) throw new Error('The design has no page.');
  const folded = { ...page, folds: [{ x: 40 }] };
  const svg = draw(whole, { page: folded, guides: true });
  expect(svg).toContain('d="M40 0V100"');
  expect(svg).toContain('<rect x="4" y="4" width="72" height="92"');
});
