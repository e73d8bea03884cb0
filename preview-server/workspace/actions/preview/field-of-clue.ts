import type { Block } from '../../base/content/block.ts';
import { plainText } from '../../base/schema/block-title.ts';
import { definitionOf } from '../../base/schema/definitions.ts';

/** What was clicked on a page that does not say which field it shows there. */
export type Clue = { words: string; isPicture: boolean };

const wordy: ReadonlySet<string> = new Set(['text', 'textarea', 'markdown', 'richtext']);
const pictured: ReadonlySet<string> = new Set(['asset', 'multiasset']);

/** The field of a block that most likely shows what was clicked: the one whose words are nearest in length. */
export function fieldOfClue(block: Block, { words, isPicture }: Clue): string | undefined {
  const fields = definitionOf(block.component)?.fields ?? [];
  if (isPicture) return fields.find(({ type }) => pictured.has(type))?.name;
  const clicked = spaced(words);
  if (clicked === '') return undefined;
  const matches = fields.flatMap(({ type, name }) => {
    const text = wordy.has(type) ? spaced(plainText(block[name])) : '';
    const isMatch = text !== '' && (text.includes(clicked) || clicked.includes(text));
    return isMatch ? [{ name, apart: Math.abs(text.length - clicked.length) }] : [];
  });
  return matches.sort((one, other) => one.apart - other.apart)[0]?.name;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
