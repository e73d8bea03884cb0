import { createElement, memo, type ReactElement } from 'react';
import type { PhotoLayer } from '../model/design.ts';
import type { Box, Size } from '../model/shape.ts';
import { printInks } from './inks.ts';
import { photoFilter } from './photo-filter.ts';
import { turnedSize, type UprightPlace, uprightPlace } from './photo-turn.ts';
import { pathsOf, visibleShapes } from './shapes-drawing.ts';
import type { Picture, Sheet } from './sheet.ts';

const emptySlot = '#e9e5de';
/** Browsers clip shape by shape, and those below shine through at the edge; what is not quite opaque they clip as one. */
const clippedAsOne = 0.9999;

type Props = { layer: PhotoLayer; sheet: Sheet; pictureOf(layer: PhotoLayer): Picture | undefined };

/** The picture in its slot, clipped to the slot's box or mask and turned with it; a photo in the colours of its filter. */
export const PhotoDrawing = memo(function PhotoDrawing({
  layer,
  sheet,
  pictureOf,
}: Props): ReactElement | null {
  if (sheet.mode === 'foil-mask') return null;
  const { box, mask, rotate, crop } = layer;
  const id = `${sheet.prefix}-${layer.id}`;
  const picture = pictureOf(layer);
  const window = mask === undefined ? createElement('rect', { ...box }) : createElement('path', { d: mask });
  const clip = createElement('clipPath', { id: `${id}-c` }, window);
  const turned =
    rotate === 0 ? undefined : `rotate(${rotate} ${box.x + box.width / 2} ${box.y + box.height / 2})`;
  const filter = picture?.kind === 'image' ? crop.filter : undefined;
  const content = picture
    ? contentOf(picture, layer, sheet, id)
    : createElement('rect', { ...box, fill: emptySlot });
  return createElement(
    'g',
    { transform: turned },
    createElement('defs', null, clip, filter && photoFilter(`${id}-f`, filter)),
    createElement(
      'g',
      {
        clipPath: `url(#${id}-c)`,
        filter: filter && `url(#${id}-f)`,
        opacity: picture?.kind === 'shapes' ? clippedAsOne : undefined,
      },
      content,
    ),
  );
});

function contentOf(picture: Picture, layer: PhotoLayer, sheet: Sheet, id: string): ReactElement {
  const { box, matrix } = photoPlace(layer.box, picture, layer.crop);
  const turned = matrix && `matrix(${matrix.join(' ')})`;
  if (picture.kind === 'image') {
    const { href, opacity } = picture;
    const how = { href, opacity, preserveAspectRatio: 'none', transform: turned };
    return createElement('image', { ...box, ...how });
  }
  const scale = box.width / picture.width;
  const inks = printInks(sheet.palette, id);
  const paths = pathsOf(visibleShapes(picture.shapes, sheet.pixels * scale), inks);
  const placed = `matrix(${scale} 0 0 ${scale} ${box.x} ${box.y})`;
  const transform = turned ? `${turned} ${placed}` : placed;
  return createElement('g', { transform }, createElement('defs', null, inks.definitions), paths);
}

/** Where a picture is drawn as it was taken, and what turns and mirrors it into the place where it is seen. */
export function photoPlace(box: Box, picture: Size, crop: PhotoLayer['crop']): UprightPlace {
  return uprightPlace(coverBox(box, picture, crop), crop);
}

/** Where a picture is seen so that it covers the box and its focus is as near to the middle as that allows. */
export function coverBox(box: Box, picture: Size, crop: PhotoLayer['crop']): Box {
  const seen = turnedSize(picture, crop);
  const scale = Math.max(box.width / seen.width, box.height / seen.height) * Math.max(1, crop.zoom);
  const [width, height] = [seen.width * scale, seen.height * scale];
  const place = (start: number, room: number, length: number, focus: number) =>
    Math.min(start, Math.max(start + room - length, start + room / 2 - focus * length));
  return {
    x: place(box.x, box.width, width, crop.focusX),
    y: place(box.y, box.height, height, crop.focusY),
    width,
    height,
  };
}
