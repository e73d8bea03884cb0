import type { Design, Layer } from '../model/design.ts';

/** The design with the texts of some slots printed in their own colour instead of pressed; all else is the same objects. */
export function designWithUnfoiled(design: Design, slots: readonly string[] = []): Design {
  if (slots.length === 0) return design;
  const isUnfoiled = (layer: Layer) =>
    layer.type === 'text' &&
    layer.finish === 'foil' &&
    layer.slot !== undefined &&
    slots.includes(layer.slot);
  const pages = design.pages.map((page) =>
    page.layers.some(isUnfoiled)
      ? {
          ...page,
          layers: page.layers.map(
            (layer): Layer => (isUnfoiled(layer) ? { ...layer, finish: 'print' } : layer),
          ),
        }
      : page,
  );
  return { ...design, pages };
}
