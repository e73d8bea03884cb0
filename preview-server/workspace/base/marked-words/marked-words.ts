import { diffArrays } from 'diff';
import { isSameWord, type Word } from './words-of.ts';

/** Words that both texts have, or only one of them. */
export type Passage = { kind: 'kept' | 'removed' | 'added'; words: readonly Word[] };

/** Beyond this many changed words two texts are shown whole, one after the other: looking for more keeps the window waiting. */
const mostChanges = 800;

/** Two texts as one, with the words marked that only one of them has. */
export function markedWords(before: readonly Word[], after: readonly Word[]): Passage[] {
  const found = diffArrays([...before], [...after], { comparator: isSameWord, maxEditLength: mostChanges });
  if (!found)
    return [
      { kind: 'removed', words: before },
      { kind: 'added', words: after },
    ];
  return withoutIslands(
    found.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'kept',
      words: value,
    })),
  );
}

/** A space that two changed passages share parts them for no reader: it goes to both. */
function withoutIslands(passages: readonly Passage[]): Passage[] {
  const result: Passage[] = [];
  let removed: Word[] = [];
  let added: Word[] = [];
  const settle = () => {
    if (removed.length > 0) result.push({ kind: 'removed', words: removed });
    if (added.length > 0) result.push({ kind: 'added', words: added });
    [removed, added] = [[], []];
  };
  for (const [at, { kind, words }] of passages.entries()) {
    const isIsland =
      kind === 'kept' &&
      removed.length > 0 &&
      added.length > 0 &&
      at < passages.length - 1 &&
      words.every(({ text, begins }) => begins === undefined && text.trim() === '');
    if (isIsland) {
      removed.push(...words);
      added.push(...words);
    } else if (kind === 'kept') {
      settle();
      result.push({ kind, words });
    } else if (kind === 'removed') removed.push(...words);
    else added.push(...words);
  }
  settle();
  return result;
}
