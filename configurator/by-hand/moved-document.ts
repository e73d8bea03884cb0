import type { Design, Layer } from '@blattwerk/designs/model/design.ts';

/** How far an element is carried, in millimetres of the page. */
type Way = { x: number; y: number };

/**
 * A document in which one placed element is carried on: it is seen where it will be, before the card is laid out anew.
 * @param slot of a text or a photo; art goes by the element's id
 */
export function movedDocument(
  design: Design,
  pageIndex: number,
  { id, slot }: { id: string; slot?: string | undefined },
  way: Way,
): Design {
  if (way.x === 0 && way.y === 0) return design;
  return {
    ...design,
    pages: design.pages.map((page, index) =>
      index === pageIndex
        ? { ...page, layers: page.layers.map((layer) => (isOf(layer, id, slot) ? moved(layer, way) : layer)) }
        : page,
    ),
  };
}

/** Folded cards put the face's name before an id, and art its place behind it. */
function isOf(layer: Layer, id: string, slot: string | undefined): boolean {
  if (layer.type !== 'art') return layer.slot === slot;
  const own = layer.id.replace(/-\d+$/, '');
  return own === id || own.endsWith(`-${id}`);
}

function moved(layer: Layer, { x, y }: Way): Layer {
  if (layer.type === 'art')
    return {
      ...layer,
      items: layer.items.map(({ matrix: [a, b, c, d, e, f], shapes }) => ({
        matrix: [a, b, c, d, e + x, f + y],
        shapes,
      })),
    };
  const box = { ...layer.box, x: layer.box.x + x, y: layer.box.y + y };
  if (layer.type === 'text') return { ...layer, box };
  // A mask is an outline of its own: the photo jumps to it when the card is laid out.
  return { ...layer, box };
}
