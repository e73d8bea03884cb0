import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import { isSame } from './is-same.ts';
import { wordsOf } from './merge-words.ts';

/** What two have changed at once, each otherwise, and only one can stand: `theirs` is what does not. */
export type Conflict =
  /** Null: what the design says. */
  | { part: 'text'; slot: string; theirs: string | null }
  | { part: 'photo'; slot: string; theirs: DraftPhoto | null }
  /** By slot; null: taken away. */
  | { part: 'prints'; theirs: Readonly<Record<string, DraftContent['prints'][number] | null>> }
  | { part: 'look'; theirs: Partial<DraftContent['look']> }
  | { part: 'calendar'; theirs: DraftContent['calendar'] }
  | { part: 'book'; theirs: { book: DraftContent['book']; pages: string | null } }
  | { part: 'collage'; theirs: number | null }
  | { part: 'choice'; theirs: DraftContent['choice'] };

/** By what they say: of one slot there may be several, of more than two who write in it or of two who go on. */
export type Conflicts = Readonly<Record<string, Conflict>>;

export function conflictId(conflict: Conflict): string {
  return JSON.stringify(conflict);
}

/** Puts what did not stand in the place of what does. */
export function takeTheirs(content: DraftContent, conflict: Conflict): DraftContent {
  switch (conflict.part) {
    case 'text':
      return withWords(content, conflict.slot, conflict.theirs);
    case 'photo':
      return { ...content, photos: withField(content.photos, conflict.slot, conflict.theirs) };
    case 'prints':
      return { ...content, prints: withPrints(content.prints, conflict.theirs) };
    case 'look':
      return { ...content, look: { ...content.look, ...conflict.theirs } };
    case 'calendar': {
      const { theirs } = conflict;
      const { dates } = content.calendar ?? theirs ?? {};
      return { ...content, calendar: theirs && dates ? { ...theirs, dates } : theirs };
    }
    case 'book': {
      const { book, pages } = conflict.theirs;
      return { ...content, book, choice: withField(content.choice, 'pages', pages) };
    }
    case 'collage': {
      const { photoCount: _, ...rest } = content;
      return conflict.theirs === null ? rest : { ...rest, photoCount: conflict.theirs };
    }
    case 'choice':
      return { ...content, choice: { ...content.choice, ...conflict.theirs } };
  }
}

/** Those that still are about something: not what both have come to say, nor what was only the beginning of another. */
export function openConflicts(content: DraftContent, conflicts: Conflicts): Conflicts {
  const all = Object.entries(conflicts);
  const open = all.filter(
    ([, conflict]) =>
      !isSame(takeTheirs(content, conflict), content) && !all.some(([, other]) => goesOn(other, conflict)),
  );
  return open.length === all.length ? conflicts : Object.fromEntries(open);
}

/** Whether a text was written on. */
function goesOn(other: Conflict, { part, theirs, ...conflict }: Conflict): boolean {
  if (part !== 'text' || other.part !== 'text' || theirs === other.theirs) return false;
  return 'slot' in conflict && conflict.slot === other.slot && (other.theirs ?? '').startsWith(theirs ?? '');
}

function withWords(content: DraftContent, slot: string, words: string | null): DraftContent {
  if ((wordsOf(content)[slot] ?? null) === words) return content;
  return {
    ...content,
    setFor: words === null ? withField<string>(content.setFor, slot, null) : content.setFor,
    texts: withField(content.texts, slot, words),
  };
}

function withField<Value>(
  fields: Readonly<Record<string, Value>>,
  name: string,
  value: Value | null,
): Record<string, Value> {
  const { [name]: _, ...others } = fields;
  return value === null ? others : { ...others, [name]: value };
}

function withPrints(
  prints: DraftContent['prints'],
  theirs: Extract<Conflict, { part: 'prints' }>['theirs'],
): DraftContent['prints'] {
  const stay = prints.flatMap((row) => theirs[row.slot] ?? (theirs[row.slot] === null ? [] : row));
  const known = new Set(prints.map(({ slot }) => slot));
  const back = Object.values(theirs).filter((row) => row !== null && !known.has(row.slot));
  return [...stay, ...back.flatMap((row) => row ?? [])];
}
