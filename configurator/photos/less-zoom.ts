import { dotsPerInch } from '@blattwerk/designs/findings/dots-per-inch.ts';
import type { PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { Size } from '@blattwerk/designs/model/shape.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { setCrop } from '../session/operations.ts';
import { zoomed } from './crop.ts';

/** As fine as crops are kept. */
const digits = 1e4;
/** Dots more than are needed: a division may fall short by a rounding. */
const hair = 1e-6;

/**
 * How far a photo that is too coarse may be enlarged to look sharp; undefined where it would not even as it fits.
 * @param fault dots that it has at the place where it has the fewest, rounded down
 * @param layer one of its places
 */
export function sharpZoom(
  fault: { dotsPerInch: number; needed: number },
  layer: Pick<PhotoLayer, 'box' | 'crop'>,
  photo: Size,
): number | undefined {
  const here = dotsPerInch(layer, photo);
  const dots = Math.floor(here) === fault.dotsPerInch ? here : fault.dotsPerInch;
  const { zoom } = layer.crop;
  const sharp = Math.floor(((zoom * dots) / (fault.needed + hair)) * digits) / digits;
  return sharp >= 1 && sharp < zoom ? sharp : undefined;
}

/** A slot's photo enlarged less, its middle where it was as far as the photo covers the slot. */
export function lessZoomed(content: DraftContent, slot: string, box: Size, zoom: number): DraftContent {
  const photo = content.photos[slot];
  if (!photo) return content;
  return setCrop(content, slot, (crop) => zoomed(crop, { slot: box, photo }, zoom / crop.zoom));
}
