import { unplacePhoto } from '@blattwerk/designs/books/tray.ts';
import type { PhotoFault } from '@blattwerk/designs/findings/photo-faults.ts';
import { draftFix, type Fix } from '../fixes/fix.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import type { Finding } from './findings-list.tsx';
import { lessZoomed, sharpZoom } from './less-zoom.ts';
import type { PhotoSlot } from './photo-slots.ts';

type Fixes = {
  draft: Pick<Draft, 'content' | 'change'>;
  slots: readonly PhotoSlot[];
  /** Leads to a photo, or to where one is missing. */
  onPhoto(slot: string): void;
  /** Takes away the places that have none; undefined where they cannot go. */
  onLeaveOut: (() => void) | undefined;
};

/** What is wrong with photos, in words: all that are missing in one sentence, those that are coarse one by one. */
export function photoFindings(
  faults: readonly PhotoFault[],
  { draft, slots, onPhoto, onLeaveOut }: Fixes,
  say: Say,
): Finding[] {
  const numberOf = (slot: string) => slots.find((one) => one.slot === slot)?.number ?? 1;
  const ordered = faults.toSorted((one, other) => numberOf(one.slot) - numberOf(other.slot));
  const missing = ordered.filter(({ code }) => code === 'missing-photo');
  const [first] = missing;
  const gap = first && {
    key: 'missing-photo',
    sentence: say('missingPhotos', { count: missing.length }),
    fixes: [
      { label: say('toPhoto'), apply: () => onPhoto(first.slot) },
      ...(onLeaveOut ? [{ label: say('bookLeaveOut'), apply: onLeaveOut }] : []),
    ],
  };
  const coarse = ordered.flatMap((fault) => {
    if (fault.code === 'missing-photo' || fault.code === 'twice') return [];
    const { code, slot, dotsPerInch, needed } = fault;
    const sentence = say(code, { number: numberOf(slot), dotsPerInch, needed });
    const toPhoto = { label: say('toPhoto'), apply: () => onPhoto(slot) };
    return [{ key: `coarse ${slot}`, sentence, fixes: [...lessZoom(fault), toPhoto] }];
  });
  const twice = ordered.flatMap((fault) => {
    if (fault.code !== 'twice') return [];
    const { slot, before } = fault;
    return [
      {
        key: `twice ${slot}`,
        sentence: say('photoTwice', { number: numberOf(slot), before: numberOf(before) }),
        fixes: [
          { label: say('toPhoto'), apply: () => onPhoto(slot) },
          draftFix(say('photoTakeOut'), slot, (now) => unplacePhoto(now, slot), draft),
        ],
      },
    ];
  });
  return [...(gap ? [gap] : []), ...coarse, ...twice];

  function lessZoom(fault: { slot: string; dotsPerInch: number; needed: number }): Fix[] {
    const { slot } = fault;
    const layer = slots.find((one) => one.slot === slot)?.layer;
    const photo = draft.content.photos[slot];
    if (!layer || !photo) return [];
    const zoom = sharpZoom(fault, layer, photo);
    if (zoom === undefined) return [];
    return [draftFix(say('fixZoom'), slot, (now) => lessZoomed(now, slot, layer.box, zoom), draft)];
  }
}
