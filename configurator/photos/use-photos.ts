import {
  addToTray,
  placePhoto,
  swapPhotos,
  unplacePhoto,
  type WaitingPhoto,
  waitingPhotos,
} from '@blattwerk/designs/books/tray.ts';
import type { PhotoFilter } from '@blattwerk/designs/drawing/photo-filter.ts';
import { filteredCrop, mirroredCrop, turnedCrop } from '@blattwerk/designs/editing/turned-crop.ts';
import type { PhotoLayer } from '@blattwerk/designs/model/design.ts';
import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { mostPrints } from '@blattwerk/schemas/configurator/print-limits.ts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { losePhoto, removePhoto, setCrop, setFilterOfAll, setPhoto } from '../session/operations.ts';
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
  /** A quarter turn of a slot's photo. @param by 1: to the right */
  turn(slot: string, by: 1 | -1): void;
  mirror(slot: string): void;
  /** The colours of a slot's photo. @param filter undefined: as it was taken */
  filter(slot: string, filter: PhotoFilter | undefined): void;
  /** One filter for all photos. */
  filterAll(filter: PhotoFilter | undefined): void;
  /** Whether all photos have the same filter; null: there are no two. */
  hasOneFilter: boolean | null;
};

const fitFiles: typeof Fit = async (files, boxes) => (await import('./fit-files.ts')).fitFiles(files, boxes);

/** Names of uploads whose photos go into the tray begin with it; no slot does. */
export const trayUpload = 'tray ';

/** Loaded with the first photo of a print. */
const loadPrints = () => import('../session/print-operations.ts');

/** @param takesPrints whether each of several photos is a print of its own */
export function usePhotos(
  draft: Draft,
  views: readonly StageView[],
  send: SendPhoto,
  takesPrints: boolean,
): PhotoDesk {
  const { content, design, book, collage, change } = draft;
  const { photos, tray } = content;
  const slots = useMemo(() => (design ? photoSlotsOf(design, views) : []), [design, views]);
  const input = useRef<HTMLInputElement>(null);
  const pointedAt = useRef<string | null>(null);
  const [leftOver, setLeftOver] = useState(0);
  const [carried, carry] = useState<Carried | null>(null);
  const sent = useRef(0);
  // Kept: the draft as the server has it may come later, with the photo still in it.
  const [goneUrls, setGoneUrls] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const [slot, { url }] of Object.entries(photos))
      if (goneUrls.has(url)) change((now) => losePhoto(now, slot), null);
  }, [photos, goneUrls, change]);
  const { uploads, current } = useUploads(send, (slot, photo, file) => {
    const own = draftPhotoOf(photo, file);
    if (takesPrints && !slot.startsWith(trayUpload)) void arrived(slot, own);
    else if (slot.startsWith(trayUpload)) change((now) => addToTray(now, own), 'tray');
    else change((now) => setPhoto(book ? unplacePhoto(now, slot) : now, slot, own), null);
  });
  const waiting = useMemo(
    () => waitingPhotos({ photos, tray }, new Set(slots.map(({ slot }) => slot))),
    [photos, tray, slots],
  );
  const hasOneFilter = useMemo(() => {
    const all = [...Object.values(photos), ...tray];
    return all.length < 2 ? null : new Set(all.map(({ crop }) => crop.filter)).size === 1;
  }, [photos, tray]);
  const sendToTray = (files: readonly File[]) => {
    for (const file of inNumberOrder(files)) {
      sent.current += 1;
      uploads.add(`${trayUpload}${sent.current}`, file);
    }
  };

  const arrived = async (slot: string, own: DraftPhoto) => {
    const { setPrintPhoto } = await loadPrints();
    const isOneOfSeveral = content.prints.length > 0;
    change(
      (now) => (now.prints.length > 0 ? setPrintPhoto(now, slot, own) : setPhoto(now, slot, own)),
      isOneOfSeveral ? 'prints' : null,
    );
  };
  const { prints } = content;
  const only = slots[0]?.slot ?? 'photo';
  const hasOne = photos[only] !== undefined || current[only] !== undefined;
  /** A print for each file; the first goes to where the customer pointed. */
  const takePrints = async (files: readonly File[], pointed: string | null) => {
    const { addPrints, newPrintSlot, usualPrint } = await loadPrints();
    const target = pointed ?? (prints.length === 0 && !hasOne ? only : null);
    const [first, ...others] = inNumberOrder(files);
    const further = target === null ? inNumberOrder(files) : others;
    const begun = prints.length === 0 && (target === only || current[only]) ? [only] : [];
    const room = mostPrints - Math.max(prints.length, begun.length);
    const added = further.slice(0, room).map((file) => ({ file, slot: newPrintSlot() }));
    setLeftOver(further.length - added.length);
    const rows = [...begun, ...added.map(({ slot }) => slot)];
    if (added.length > 0)
      change((now) => addPrints(now, rows, usualPrint(now, design?.pages[0]?.trim)), 'prints');
    if (first && target !== null) uploads.add(target, first);
    for (const { slot, file } of added) uploads.add(slot, file);
  };

  /** Further places of a collage, as many as it may have. */
  const growBy = async (photosLeft: number): Promise<string[]> => {
    if (!collage) return [];
    const count = content.photoCount ?? collage.photos;
    const further = Math.min(photosLeft, collage.most - count);
    if (further <= 0) return [];
    const { furtherSlots, growFor } = await import('./collage-operations.ts');
    change((now) => growFor(now, count, further), null);
    return furtherSlots(count, further);
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
    gone: slots.filter(({ slot }) => content.lost?.includes(slot) && !photos[slot]).length,
    async onUnseen(slot) {
      const url = photos[slot]?.url;
      // Without a connection nothing is known of it.
      if (url === undefined || !(await isGone(url))) return;
      setGoneUrls((known) => new Set([...known, url]));
    },
    input,
    choose(slot) {
      pointedAt.current = slot;
      input.current?.click();
    },
    async take(files, slot = pointedAt.current) {
      if (takesPrints && (prints.length > 0 || files.length > 1 || (slot === null && hasOne))) {
        await takePrints(files, slot);
        return;
      }
      // A book is filled from its tray: by when photos were taken, not by how they were chosen.
      if (book) {
        const [first, ...others] = files;
        if (first && slot !== null) uploads.add(slot, first);
        sendToTray(slot === null ? files : others);
        return;
      }
      const targets = targetsFor(slot).slice(0, files.length);
      const grown = await growBy(files.length - targets.length);
      setLeftOver(files.length - targets.length - grown.length);
      const taken = files.slice(0, targets.length);
      files.slice(targets.length, targets.length + grown.length).forEach((file, index) => {
        uploads.add(grown[index] ?? '', file);
      });
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
      if (takesPrints && (prints.length > 0 || received.length > 1 || hasOne)) {
        const { addReceived } = await loadPrints();
        const photosOf = received.map((photo) => draftPhotoOf(photo, { lastModified: Date.now() }));
        change((now) => addReceived(now, photosOf, design?.pages[0]?.trim), null);
        return;
      }
      const { placeReceived } = await import('./place-received.ts');
      const free = book ? [] : targetsFor(null).map(({ slot, layer }) => ({ ...layer.box, slot }));
      change((now) => placeReceived(now, received, free), null);
    },
    remove(slot) {
      uploads.cancel(slot);
      change((now) => (book ? unplacePhoto(now, slot) : removePhoto(now, slot)), null);
    },
    crop: (slot, to) => change((now) => setCrop(now, slot, to), `crop ${slot}`),
    turn: (slot, by) => change((now) => setCrop(now, slot, (crop) => turnedCrop(crop, by)), null),
    mirror: (slot) => change((now) => setCrop(now, slot, mirroredCrop), null),
    filter: (slot, to) => change((now) => setCrop(now, slot, (crop) => filteredCrop(crop, to)), null),
    filterAll: (to) => change((now) => setFilterOfAll(now, to), null),
    hasOneFilter,
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
