import type { TextStyle } from '@blattwerk/schemas/configurator/text-style.ts';
import type { Design, Layer, TextLayer } from '../model/design.ts';
import { atLeastReadable, restack } from './restack.ts';

/** What is set otherwise than designed, by slot. */
export type TextStyles = Readonly<Record<string, TextStyle>>;

/**
 * The design with some texts larger, smaller or aligned otherwise, within the room that it has for them. It is to be
 * applied before words are changed. Layers that stay as they are, are the same objects; pure.
 */
export function designWithStyles(design: Design, styles: TextStyles = {}): Design {
  if (Object.keys(styles).length === 0) return design;
  const pages = design.pages.map((page) => {
    const layers = withStyles(page.layers, styles);
    return layers.some((layer, at) => layer !== page.layers[at]) ? { ...page, layers } : page;
  });
  return { ...design, pages };
}

/** The design as it is printed: how far its texts might have grown is no part of that. */
export function withoutRooms(design: Design): Design {
  const pages = design.pages.map((page) => ({ ...page, layers: page.layers.map(withoutRoom) }));
  return { ...design, pages };
}

/** Whether left and right of a text are those of its page. */
export function canBeAligned({ rotate }: Pick<TextLayer, 'rotate'>): boolean {
  return rotate % 180 === 0;
}

function withStyles(layers: readonly Layer[], styles: TextStyles): Layer[] {
  const rooms = new Map<string, TextLayer[]>();
  for (const layer of layers)
    if (layer.type === 'text' && layer.room)
      rooms.set(keyOf(layer.room), [...(rooms.get(keyOf(layer.room)) ?? []), layer]);
  const shareOf = ({ slot }: TextLayer) => (styleOf(slot, styles)?.size ?? 100) / 100;
  const restacked = new Map([...rooms.values()].flatMap((rows) => [...restack(rows, shareOf)]));
  return layers.map((layer): Layer => {
    if (layer.type !== 'text') return layer;
    const sized = layer.room ? (restacked.get(layer) ?? layer) : withSize(layer, shareOf(layer));
    const align = styleOf(layer.slot, styles)?.align;
    return align === undefined || align === sized.align || !canBeAligned(sized) ? sized : { ...sized, align };
  });
}

function styleOf(slot: string | undefined, styles: TextStyles): TextStyle | undefined {
  return slot !== undefined && Object.hasOwn(styles, slot) ? styles[slot] : undefined;
}

/** In a box of its own a text becomes as large as fits there. */
function withSize(layer: TextLayer, share: number): TextLayer {
  const size = atLeastReadable(layer.size, share);
  return size === layer.size ? layer : { ...layer, size, minSize: Math.min(layer.minSize, size) };
}

function keyOf({ box }: NonNullable<TextLayer['room']>): string {
  return `${box.x} ${box.y} ${box.width} ${box.height}`;
}

function withoutRoom(layer: Layer): Layer {
  if (layer.type !== 'text' || !layer.room) return layer;
  const { room: _, ...rest } = layer;
  return rest;
}
