import { blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import type { InsertChoice } from '../../store/dialog-store.ts';
import { documentStore } from '../../store/page/document.ts';
import type { Say } from '../messages/messages.ts';

const shownWords = 40;
const sentences = {
  before: 'blocks.placeBefore',
  after: 'blocks.placeAfter',
  inside: 'blocks.placeInside',
} as const;

/** Where blocks go that are chosen for a place, such as "Nach „Fragen: Wie lange?“". */
export function placeSentence(say: Say, place: NonNullable<InsertChoice['place']>): string {
  if (place.isPage) return say('blocks.placeEnd');
  return say(sentences[place.side], { name: blockName(say, place.by) });
}

/** Kind of a block of the open page, with a few of its words. */
function blockName(say: Say, uid: string): string {
  const { open } = documentStore.getState();
  const block = open && blockOf(open.content, open.index, uid);
  if (!block) return '';
  const title = blockTitle(block, say.language);
  const words = title.length > shownWords ? `${title.slice(0, shownWords).trimEnd()}…` : title;
  return words
    ? `${blockLabel(block.component, say.language)}: ${words}`
    : blockLabel(block.component, say.language);
}
