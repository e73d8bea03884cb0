import type { PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { removePhoto, setCrop, setPhoto } from '../session/operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { StageView } from '../stage/views.ts';
import { bestFit } from './best-fit.ts';
import type { Crop } from './crop.ts';
import { type PhotoSlot, photoSlotsOf } from './photo-slots.ts';
import { thumbnailWidth } from './photo-thumbnail.tsx';
import { readSize } from './read-size.ts';
import type { SendPhoto } from './send-photo.ts';
import type { Uploads, UploadsBySlot } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

/** The customer's photos and their places, and what can be done with them. */
export type PhotoDesk = Pick<Uploads, 'retry' | 'cancel'> & {
  slots: readonly PhotoSlot[];
  photos: DraftContent['photos'];
  uploads: UploadsBySlot;
  /** Photos of the last choice that found no place. */
  leftOver: number;
  /** Photos that the shop no longer has, taken out of their slots. */
  gone: number;
  /** A photo could not be shown: one that the shop has deleted leaves its slot. */
  onUnseen(slot: string): void;
  /** The field that files are chosen with. */
  input: RefObject<HTMLInputElement | null>;
  /** Asks for files. @param slot that the first of them is for; null: any that is free */
  choose(slot: string | null): void;
  /** Takes files that were chosen, dropped or pasted. @param slot as the customer pointed at it; `undefined`: as `choose` was told */
  take(files: readonly File[], slot?: string | null): void;
  remove(slot: string): void;
  crop(slot: string, change: (crop: Crop) => Crop): void;
};

export function usePhotos(draft: Draft, views: readonly StageView[], send: SendPhoto): PhotoDesk {
  const { content, design, change } = draft;
  const { photos } = content;
  const slots = useMemo(() => (design ? photoSlotsOf(design, views) : []), [design, views]);
  const input = useRef<HTMLInputElement>(null);
  const pointedAt = useRef<string | null>(null);
  const [leftOver, setLeftOver] = useState(0);
  const [gone, setGone] = useState(0);
  const { uploads, current } = useUploads(send, (slot, { id, url, width, height, focus }) => {
    const crop = { focusX: focus.x, focusY: focus.y, zoom: 1 };
    change((now) => setPhoto(now, slot, { photoId: id, url, width, height, crop }), null);
  });

  /** Slots that several files go into: the one that was pointed at, then free ones in reading order. */
  const targetsFor = (slot: string | null): PhotoSlot[] => {
    const isFree = (one: PhotoSlot) => !photos[one.slot] && !current[one.slot];
    const first = slots.filter((one) => one.slot === slot);
    return [...first, ...slots.filter((one) => one.slot !== slot && isFree(one))];
  };

  return {
    slots,
    photos,
    uploads: current,
    leftOver,
    gone,
    async onUnseen(slot) {
      const url = photos[slot]?.url;
      // Without a connection nothing is known of it.
      if (url === undefined || !(await isGone(url))) return;
      change((now) => (now.photos[slot]?.url === url ? removePhoto(now, slot) : now), null);
      setGone((count) => count + 1);
    },
    input,
    choose(slot) {
      pointedAt.current = slot;
      input.current?.click();
    },
    async take(files, slot = pointedAt.current) {
      const targets = targetsFor(slot).slice(0, files.length);
      setLeftOver(files.length - targets.length);
      const taken = files.slice(0, targets.length);
      const sizes = taken.length > 1 ? await Promise.all(taken.map(readSize)) : [undefined];
      const order = bestFit(
        sizes,
        targets.map(({ layer }) => layer.box),
      );
      targets.forEach(({ slot: target }, index) => {
        const file = taken[order[index] ?? 0];
        if (file) uploads.add(target, file);
      });
    },
    remove(slot) {
      uploads.cancel(slot);
      change((now) => removePhoto(now, slot), null);
    },
    crop(slot, changeCrop) {
      change((now) => {
        const photo = now.photos[slot];
        return photo ? setCrop(now, slot, changeCrop(photo.crop)) : now;
      }, `crop ${slot}`);
    },
    retry: uploads.retry,
    cancel: uploads.cancel,
  };
}

async function isGone(url: string): Promise<boolean> {
  const response = await fetch(`${url}?width=${thumbnailWidth}`).catch(() => undefined);
  return response?.status === 404;
}

/** The places of a slot's photo in the face that is looked at. */
export function placesOf(layers: readonly PhotoLayer[], { slots }: PhotoDesk) {
  return layers.flatMap((layer) => {
    const number = slots.find(({ slot }) => slot === layer.slot)?.number;
    return number === undefined ? [] : [{ layer, number }];
  });
}
