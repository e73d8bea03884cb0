import type { Picture } from '@blattwerk/designs/drawing/sheet.ts';
import type { PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { useCallback, useState } from 'react';

type Photos = DraftContent['photos'];

/** Pixels that a photo on the stage is asked for with. */
const stageWidth = 1200;
/** What only holds a place is paler than what will be printed. */
const sampleOpacity = 0.45;

/** What stands in a slot: the customer's photo, or the painted sample. The same function as long as the photos are the same, however they are cropped. */
export function usePictureOf(photos: Photos, pixels = stageWidth): (layer: PhotoLayer) => Picture {
  const [shown, setShown] = useState(photos);
  if (!showSame(shown, photos)) setShown(photos);
  return useCallback((layer) => photoPicture(shown, layer, pixels) ?? samplePicture(layer), [shown, pixels]);
}

function showSame(one: Photos, other: Photos): boolean {
  const slots = Object.keys(one);
  return (
    slots.length === Object.keys(other).length && slots.every((slot) => one[slot]?.url === other[slot]?.url)
  );
}

function photoPicture(photos: Photos, { slot }: PhotoLayer, pixels: number): Picture | undefined {
  const photo = photos[slot];
  if (!photo) return undefined;
  const { url, width, height } = photo;
  return { kind: 'image', href: `${url}?width=${pixels}`, width, height };
}

function samplePicture({ sample, box, locked }: PhotoLayer): Picture {
  const size = { width: Math.round(box.width), height: Math.round(box.height) };
  const query = new URLSearchParams({ sample, width: String(size.width), height: String(size.height) });
  const href = `/web-api/sample-pictures?${query}`;
  return { kind: 'image', href, ...size, ...(!locked && { opacity: sampleOpacity }) };
}
