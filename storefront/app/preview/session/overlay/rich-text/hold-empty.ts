import { hasRichText } from '../../../../../page/story/plain-text.ts';
import { blockIn } from '../../block-in.ts';
import { holdDrafts } from '../../drafts.ts';

/**
 * Keeps drafts from the page in which a text is empty: the page would take away the place that it is written in.
 * @returns `look` is told each text that was typed, `end` lets all drafts through
 */
export function holdEmpty({ uid, field }: { uid: string; field: string }) {
  // A walk through the page costs a millisecond: only while the text may be empty.
  let mayBeEmpty = false;
  const end = holdDrafts((draft) => {
    if (!mayBeEmpty) return false;
    const block = blockIn(draft, uid);
    const isEmpty = block !== undefined && !hasRichText(block[field]);
    mayBeEmpty = isEmpty;
    return isEmpty;
  });
  return {
    look(stored: unknown): void {
      mayBeEmpty ||= !hasRichText(stored);
    },
    end,
  };
}
