import { createElement, Fragment, memo, type ReactElement, type ReactNode } from 'react';
import type { ArtLayer, Layer, PhotoLayer, TextLayer } from '../model/design.ts';
import { type Matrix, matrixOf, type Shape } from '../model/shape.ts';
import type { Fonts } from '../text/fonts.ts';
import { layerLayout, screenUnit } from '../text/layer-layout.ts';
import { foilUndoing } from './foil-metal.ts';
import { type Inks, printInks, singleInk } from './inks.ts';
import { PhotoDrawing } from './photo-drawing.ts';
import { pathsOf, scaleOf, visibleShapes } from './shapes-drawing.ts';
import type { Picture, Sheet } from './sheet.ts';

/** Pixels a millimetre below which hundredths of a millimetre are not visible. */
const fewPixels = 12;

type LayerProps = {
  layer: Layer;
  sheet: Sheet;
  fonts: Fonts;
  pictureOf(layer: PhotoLayer): Picture | undefined;
};

/** One layer of a page; drawn anew only when it has changed, or what it is drawn with: art needs neither fonts nor pictures. */
export function LayerDrawing({ layer, sheet, fonts, pictureOf }: LayerProps): ReactElement {
  switch (layer.type) {
    case 'photo':
      return createElement(PhotoDrawing, { layer, sheet, pictureOf });
    case 'text':
      return createElement(TextDrawing, { layer, sheet, fonts });
    case 'art':
      return createElement(ArtDrawing, { layer, sheet });
  }
}

type TextProps = { layer: TextLayer; sheet: Sheet; fonts: Fonts };

const TextDrawing = memo(function TextDrawing({ layer, sheet, fonts }: TextProps): ReactElement | null {
  const pressed = isPressed(layer, sheet);
  return isLeftOut(sheet, pressed) ? null : drawText(layer, sheet, fonts, pressed);
});

type ArtProps = { layer: ArtLayer; sheet: Sheet };

const ArtDrawing = memo(function ArtDrawing({ layer, sheet }: ArtProps): ReactElement | null {
  const pressed = isPressed(layer, sheet);
  return isLeftOut(sheet, pressed) ? null : drawArt(layer, sheet, pressed);
});

function isPressed({ finish }: Layer, { foil }: Sheet): boolean {
  return finish === 'foil' && foil !== null;
}

/** A mask of metal has nothing else. */
function isLeftOut({ mode }: Sheet, pressed: boolean): boolean {
  return mode === 'foil-mask' && !pressed;
}

export function foilId(sheet: Sheet): string {
  return `${sheet.prefix}-foil`;
}

/** The inks of something that `matrix` moves: foil keeps the sheen of the page's plane wherever it lies. */
function inksFor(sheet: Sheet, pressed: boolean, id: string, matrix: Matrix): Inks {
  if (!pressed || sheet.mode === 'without-foil') return printInks(sheet.palette, id);
  if (sheet.mode === 'foil-mask') return singleInk('#ffffff', '#000000');
  const inks = singleInk(`url(#${id}-f)`, sheet.ground);
  return { ...inks, definitions: [foilUndoing(`${id}-f`, foilId(sheet), matrix)] };
}

function drawArt(layer: ArtLayer, sheet: Sheet, pressed: boolean): ReactElement {
  const id = `${sheet.prefix}-${layer.id}`;
  const own = pressed && sheet.mode !== 'without-foil';
  const groups = own ? drawPressed(layer, sheet, id) : drawPrinted(layer, sheet, id);
  return createElement('g', null, groups);
}

/** Each placement has a gradient of its own, which undoes the placement. */
function drawPressed(layer: ArtLayer, sheet: Sheet, id: string): ReactNode[] {
  return layer.items.map(({ matrix, shapes }, index) => {
    const seen = visibleShapes(shapes, sheet.pixels * scaleOf(matrix));
    const inks = inksFor(sheet, true, `${id}-${index}`, matrix);
    const paths = pathsOf(seen, inks);
    return createElement('g', { key: index, transform: transformOf(matrix) }, definitionsOf(inks), paths);
  });
}

/** What is placed several times is drawn once and referred to from then on. */
function drawPrinted(layer: ArtLayer, sheet: Sheet, id: string): ReactNode[] {
  const inks = printInks(sheet.palette, id);
  const drawn = new Map<string, string>();
  const numbers = new Map<readonly Shape[], number>();
  const groups = layer.items.map(({ matrix, shapes }, index) => {
    const transform = transformOf(matrix);
    const seen = visibleShapes(shapes, sheet.pixels * scaleOf(matrix));
    const number = numbers.get(shapes) ?? numbers.size;
    numbers.set(shapes, number);
    // Of the same shapes the same count is seen: then they are the same ones.
    const key = `${number} ${seen.length}`;
    const known = drawn.get(key);
    if (known !== undefined) return createElement('use', { key: index, href: `#${known}`, transform });
    const name = `${id}-s${index}`;
    drawn.set(key, name);
    const group = createElement('g', { key: index, id: name }, pathsOf(seen, inks));
    return transform === undefined ? group : createElement('g', { key: index, transform }, group);
  });
  return [createElement(Fragment, { key: 'inks' }, definitionsOf(inks)), ...groups];
}

function drawText(layer: TextLayer, sheet: Sheet, fonts: Fonts, pressed: boolean): ReactElement | null {
  const result = layerLayout(layer, fonts, sheet.pixels < fewPixels ? screenUnit : 0.001);
  if (!result.ok || result.layout.path === '') return null;
  const { path: d, unit } = result.layout;
  const { box, rotate } = layer;
  const matrix = scaled(turnAbout(box.x + box.width / 2, box.y + box.height / 2, rotate), unit);
  const inks = inksFor(sheet, pressed, `${sheet.prefix}-${layer.id}`, matrix);
  const fill = inks.paint(layer.colour);
  const weight = pressed && sheet.mode === 'preview' ? boldness(sheet.pixels) / unit : 0;
  const path = createElement('path', {
    d,
    fill,
    transform: transformOf(matrix),
    ...(weight > 0 ? { stroke: fill, strokeWidth: weight, strokeLinejoin: 'round' as const } : {}),
  });
  return createElement('g', null, definitionsOf(inks), path);
}

/** Pixels a millimetre up to which hairlines of metal melt into the paper, and the pixels added to them then. */
const metalMelts = 6;
const addedPixels = 0.45;

/** Millimetres by which letters in foil are drawn bolder in a small picture; nothing in a large one. */
function boldness(pixels: number): number {
  return pixels < metalMelts ? (addedPixels * (1 - pixels / metalMelts)) / pixels : 0;
}

function definitionsOf({ definitions }: Inks): ReactNode {
  return definitions.length > 0 ? createElement('defs', null, definitions) : null;
}

function turnAbout(x: number, y: number, rotate: number): Matrix {
  const [a, b, c, d] = matrixOf({ rotate });
  return [a, b, c, d, x - a * x - c * y, y - b * x - d * y];
}

function scaled([a, b, c, d, e, f]: Matrix, scale: number): Matrix {
  return [a * scale, b * scale, c * scale, d * scale, e, f];
}

/** `undefined` for what stays in its place. */
function transformOf(matrix: Matrix): string | undefined {
  const [a, b, c, d, e, f] = matrix;
  if (a !== 1 || b !== 0 || c !== 0 || d !== 1) return `matrix(${matrix.join(' ')})`;
  return e === 0 && f === 0 ? undefined : `translate(${e} ${f})`;
}
