import { createElement, memo, type ReactElement } from 'react';
import type { PhotoLayer } from '../model/design.ts';
import type { Box, Size } from '../model/shape.ts';
import { printInks } from './inks.ts';
import { pathsOf, visibleShapes } from './shapes-drawing.ts';
import type { Picture, Sheet } from './sheet.ts';

const emptySlot = '#e9e5de';

type Props = { layer: PhotoLayer; sheet: Sheet; pictureOf(layer: PhotoLayer): Picture | undefined };

/** The picture in its slot, clipped to the slot's box or mask and turned with it. */
export const PhotoDrawing = memo(function PhotoDrawing({
  layer,
  sheet,
  pictureOf,
}: Props): ReactElement | null {
  if (sheet.mode === 'foil-mask') return null;
  const { box, mask, rotate } = layer;
  const id = `${sheet.prefix}-${layer.id}`;
  const picture = pictureOf(layer);
  const window = mask === undefined ? createElement('rect', { ...box }) : createElement('path', { d: mask });
  const clip = createElement('clipPath', { id: `${id}-c` }, window);
  const turned =
    rotate === 0 ? undefined : `rotate(${rotate} ${box.x + box.width / 2} ${box.y + box.height / 2})`;
  const content = picture
    ? contentOf(picture, layer, sheet, id)
    : createElement('rect', { ...box, fill: emptySlot });
  return createElement(
    'g',
    { transform: turned },
    createElement('defs', null, clip),
    createElement('g', { clipPath: `url(#${id}-c)` }, content),
  );
});

function contentOf(picture: Picture, layer: PhotoLayer, sheet: Sheet, id: string): ReactElement {
  const area = coverBox(layer.box, picture, layer.crop);
  if (picture.kind === 'image') {
    const { href, opacity } = picture;
    return createElement('image', { ...area, href, opacity, preserveAspectRatio: 'none' });
  }
  const scale = area.width / picture.width;
  const inks = printInks(sheet.palette, id);
  const paths = pathsOf(visibleShapes(picture.shapes, sheet.pixels * scale), inks);
  const transform = `matrix(${scale} 0 0 ${scale} ${area.x} ${area.y})`;
  return createElement('g', { transform }, createElement('defs', null, inks.definitions), paths);
}

/** Where a picture lies so that it covers the box and its focus is as near to the middle as that allows. */
export function coverBox(box: Box, picture: Size, crop: PhotoLayer['crop']): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height) * Math.max(1, crop.zoom);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const place = (start: number, room: number, length: number, focus: number) =>
    Math.min(start, Math.max(start + room - length, start + room / 2 - focus * length));
  return {
    x: place(box.x, box.width, width, crop.focusX),
    y: place(box.y, box.height, height, crop.focusY),
    width,
    height,
  };
}
