import {
  addToTray,
  placePhoto,
  swapPhotos,
  unplacePhoto,
  type WaitingPhoto,
  waitingPhotos,
} from '@blattwerk/designs/books/tray.ts';
import type { PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { removePhoto, setCrop, setPhoto } from '../session/operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { StageView } from '../stage/views.ts';
import type { Crop } from './crop.ts';
import { draftPhotoOf, inNumberOrder } from './draft-photo.ts';
import type { fitFiles as Fit } from './fit-files.ts';
import { type PhotoSlot, photoSlotsOf } from './photo-slots.ts';
import type { SendPhoto, SentPhoto } from './send-photo.ts';
import { thumbnailWidth } from './thumbnail-width.ts';
import type { Uploads, UploadsBySlot } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

/** A photo that is taken in hand, to be put into a slot: out of the tray, or out of another slot. */
type Carried = { from: 'tray'; waiting: WaitingPhoto } | { from: 'slot'; slot: string };

/** The customer's photos and their places, and what can be done with them. */
export type PhotoDesk = Pick<Uploads, 'retry' | 'cancel'> & {
  slots: readonly PhotoSlot[];
  photos: DraftContent['photos'];
  uploads: UploadsBySlot;
  /** Photos that stand nowhere, as they were taken. */
  waiting: readonly WaitingPhoto[];
  /** The photo in hand. */
  carried: Carried | null;
  carry(carried: Carried | null): void;
  /** Puts a photo into a slot; what stood there goes where it came from. */
  put(carried: Carried, slot: string): void;
  /** Takes a photo out of its slot and keeps it in the tray. */
  unplace(slot: string): void;
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
  /** Sends a file of an earlier visit. @param slot that it was for; null: the tray */
  resume(file: File, slot: string | null): void;
  /** Photos that came from elsewhere: into free slots, what is left into the tray. */
  receive(photos: readonly SentPhoto[]): Promise<void>;
  remove(slot: string): void;
  crop(slot: string, change: (crop: Crop) => Crop): void;
};

const fitFiles: typeof Fit = async (files, boxes) => (await import('./fit-files.ts')).fitFiles(files, boxes);

/** Names of uploads whose photos go into the tray begin with it; no slot does. */
export const trayUpload = 'tray ';

export function usePhotos(draft: Draft, views: readonly StageView[], send: SendPhoto): PhotoDesk {
  const { content, design, book, change } = draft;
  const { photos, tray } = content;
  const slots = useMemo(() => (design ? photoSlotsOf(design, views) : []), [design, views]);
  const input = useRef<HTMLInputElement>(null);
  const pointedAt = useRef<string | null>(null);
  const [leftOver, setLeftOver] = useState(0);
  const [gone, setGone] = useState(0);
  const [carried, carry] = useState<Carried | null>(null);
  const sent = useRef(0);
  const { uploads, current } = useUploads(send, (slot, photo, file) => {
    const own = draftPhotoOf(photo, file);
    if (slot.startsWith(trayUpload)) change((now) => addToTray(now, own), 'tray');
    else change((now) => setPhoto(book ? unplacePhoto(now, slot) : now, slot, own), null);
  });
  const waiting = useMemo(
    () => waitingPhotos({ photos, tray }, new Set(slots.map(({ slot }) => slot))),
    [photos, tray, slots],
  );
  const sendToTray = (files: readonly File[]) => {
    for (const file of inNumberOrder(files)) {
      sent.current += 1;
      uploads.add(`${trayUpload}${sent.current}`, file);
    }
  };

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
    waiting,
    carried,
    carry,
    put(taken, slot) {
      change(
        (now) =>
          taken.from === 'tray' ? placePhoto(now, taken.waiting, slot) : swapPhotos(now, taken.slot, slot),
        null,
      );
      carry(null);
    },
    unplace: (slot) => change((now) => unplacePhoto(now, slot), null),
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
      // A book is filled from its tray: by when photos were taken, not by how they were chosen.
      if (book) {
        const [first, ...others] = files;
        if (first && slot !== null) uploads.add(slot, first);
        sendToTray(slot === null ? files : others);
        return;
      }
      const targets = targetsFor(slot).slice(0, files.length);
      setLeftOver(files.length - targets.length);
      const taken = files.slice(0, targets.length);
      const boxes = targets.map(({ layer }) => layer.box);
      // Code that cannot be loaded just now leaves them in the order in which they were chosen.
      const order = taken.length > 1 ? await fitFiles(taken, boxes).catch(() => [...taken.keys()]) : [0];
      targets.forEach(({ slot: target }, index) => {
        const file = taken[order[index] ?? 0];
        if (file) uploads.add(target, file);
      });
    },
    resume(file, slot) {
      if (slot === null) sendToTray([file]);
      else uploads.add(slot, file);
    },
    async receive(received) {
      const { placeReceived } = await import('./place-received.ts');
      const free = book ? [] : targetsFor(null).map(({ slot, layer }) => ({ ...layer.box, slot }));
      change((now) => placeReceived(now, received, free), null);
    },
    remove(slot) {
      uploads.cancel(slot);
      change((now) => (book ? unplacePhoto(now, slot) : removePhoto(now, slot)), null);
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
