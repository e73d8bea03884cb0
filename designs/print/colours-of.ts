import type { Design, PhotoLayer } from '../model/design.ts';
import type { Paint, Shape } from '../model/shape.ts';
import type { PrintPicture } from './print-picture.ts';

/** All colours of a document and of the painted pictures in it, as `#rrggbb`. */
export function coloursOf(
  {
    design: { pages },
    pictureOf,
  }: { design: Design; pictureOf(layer: PhotoLayer): PrintPicture | undefined },
  hexOf: (colour: string) => string,
): Set<string> {
  const found = new Set<string>();
  const add = (paint: Paint | undefined) => {
    if (paint === undefined) return;
    if (typeof paint === 'string') found.add(hexOf(paint));
    else for (const { colour } of paint.stops) found.add(hexOf(colour));
  };
  const seen = new Set<readonly Shape[]>();
  const addShapes = (shapes: readonly Shape[]) => {
    if (seen.has(shapes)) return;
    seen.add(shapes);
    for (const { fill, stroke } of shapes) {
      add(fill);
      add(stroke);
    }
  };
  for (const { background, layers } of pages) {
    add(background);
    for (const layer of layers) {
      if (layer.type === 'text') add(layer.colour);
      if (layer.type === 'art') for (const { shapes } of layer.items) addShapes(shapes);
      const picture = layer.type === 'photo' ? pictureOf(layer) : undefined;
      if (picture?.kind === 'shapes') addShapes(picture.shapes);
    }
  }
  return found;
}
