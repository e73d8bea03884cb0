import type { PhotoFault } from '@blattwerk/designs/findings/photo-faults.ts';
import { draftFix } from '../fixes/fix.ts';
import type { Finding } from '../photos/findings-list.tsx';
import { photoFindings } from '../photos/photo-findings.ts';
import type { PhotoSlot } from '../photos/photo-slots.ts';
import { setPrintSize } from '../session/print-operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';

type Fixes = {
  draft: Pick<Draft, 'content' | 'change'>;
  slots: readonly PhotoSlot[];
  onPhoto(slot: string): void;
  onRemove(slots: readonly string[]): void;
  /** A size in which the photo of a print looks better, with its name. */
  betterSize(slot: string): { size: string; name: string } | undefined;
};

/** What is wrong with prints, each with what helps: a size in which the photo is sharp, or taking the print out. */
export function printFindings(
  faults: readonly PhotoFault[],
  { draft, slots, onPhoto, onRemove, betterSize }: Fixes,
  say: Say,
): Finding[] {
  const missing = faults.flatMap(({ code, slot }) => (code === 'missing-photo' ? slot : []));
  const found = photoFindings(
    faults.filter(({ code }) => code !== 'twice'),
    { draft, slots, onPhoto, onLeaveOut: undefined },
    say,
  );
  const numberOf = (slot: string) => slots.find((one) => one.slot === slot)?.number ?? 1;
  return [
    ...found.map((finding) => ({ ...finding, fixes: [...finding.fixes, ...fixesOf(finding.key)] })),
    ...faults.flatMap((fault) => (fault.code === 'twice' ? [twice(fault)] : [])),
  ];

  function fixesOf(key: string): Finding['fixes'] {
    if (key === 'missing-photo') return [{ label: say('printsLeaveOut'), apply: () => onRemove(missing) }];
    const slot = faults.find((fault) => key === `coarse ${fault.slot}`)?.slot;
    const better = slot === undefined ? undefined : betterSize(slot);
    if (slot === undefined || !better) return [];
    const label = say('printsSmaller', { size: better.name });
    return [draftFix(label, slot, (now) => setPrintSize(now, slot, better.size), draft)];
  }

  function twice({ slot, before }: Extract<PhotoFault, { code: 'twice' }>): Finding {
    return {
      key: `twice ${slot}`,
      sentence: say('photoTwice', { number: numberOf(slot), before: numberOf(before) }),
      fixes: [
        { label: say('toPhoto'), apply: () => onPhoto(slot) },
        { label: say('printsRemove'), apply: () => onRemove([slot]) },
      ],
    };
  }
}
