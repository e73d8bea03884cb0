import type { PhotoFault } from '@blattwerk/designs/findings/photo-faults.ts';
import type { Say } from '../texts.ts';
import type { Finding } from './findings-list.tsx';
import type { PhotoSlot } from './photo-slots.ts';

type Fixes = {
  slots: readonly PhotoSlot[];
  /** Leads to a photo, or to where one is missing. */
  onPhoto(slot: string): void;
};

/** What is wrong with photos, in words: all that are missing in one sentence, those that are coarse one by one. */
export function photoFindings(faults: readonly PhotoFault[], { slots, onPhoto }: Fixes, say: Say): Finding[] {
  const numberOf = (slot: string) => slots.find((one) => one.slot === slot)?.number ?? 1;
  const ordered = faults.toSorted((one, other) => numberOf(one.slot) - numberOf(other.slot));
  const missing = ordered.filter(({ code }) => code === 'missing-photo');
  const [first] = missing;
  const gap = first && {
    key: 'missing-photo',
    sentence: say('missingPhotos', { count: missing.length }),
    fixes: [{ label: say('toPhoto'), apply: () => onPhoto(first.slot) }],
  };
  const coarse = ordered.flatMap((fault) => {
    if (fault.code === 'missing-photo') return [];
    const { code, slot, dotsPerInch, needed } = fault;
    const sentence = say(code, { number: numberOf(slot), dotsPerInch, needed });
    return [
      { key: `coarse ${slot}`, sentence, fixes: [{ label: say('toPhoto'), apply: () => onPhoto(slot) }] },
    ];
  });
  return gap ? [gap, ...coarse] : coarse;
}
