import { resolveColour } from '../../model/colour.ts';
import type { Design, Layer, Page, TextLayer } from '../../model/design.ts';
import type { Box, Matrix, Paint, Shape } from '../../model/shape.ts';
import { flatOutline } from './flat-outline.ts';

/** A field that texts stand on is a rectangle, a circle, a label: what has longer outlines is a drawing. */
const longestField = 400;

/** What a text stands on (`#rrggbb`): the last field printed before it that goes all the way round it, or the page. */
export function groundOf(page: Page, layer: TextLayer, palette: Design['palette']): string {
  const before = page.layers.slice(0, page.layers.indexOf(layer));
  const field = before.flatMap((one) => fieldsOf(one)).findLast((one) => isAround(one, layer.box));
  return colourOf(field?.shape.fill ?? page.background, palette);
}

type Field = { shape: Shape; matrix: Matrix };

function fieldsOf(layer: Layer): Field[] {
  if (layer.type !== 'art' || layer.finish === 'foil') return [];
  return layer.items.flatMap(({ matrix, shapes }) =>
    shapes
      .filter(({ d, fill }) => fill !== undefined && d.length <= longestField)
      .map((shape) => ({ shape, matrix })),
  );
}

function isAround({ shape: { d }, matrix }: Field, box: Box): boolean {
  const edges = flatOutline(d, matrix);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  edges.forEach((number, place) => {
    if (place % 2 === 0) [left, right] = [Math.min(left, number), Math.max(right, number)];
    else [top, bottom] = [Math.min(top, number), Math.max(bottom, number)];
  });
  return left <= box.x && right >= box.x + box.width && top <= box.y && bottom >= box.y + box.height;
}

/** Of a gradient its middle. */
function colourOf(paint: Paint, palette: Design['palette']): string {
  if (typeof paint === 'string') return resolveColour(paint, palette);
  const middle = paint.stops[Math.floor(paint.stops.length / 2)];
  return middle ? resolveColour(middle.colour, palette) : palette.paper;
}
