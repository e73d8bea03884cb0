import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { TextSlot } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';

/** What is the same on all cards of an occasion; greetings and headlines belong to one card alone. */
const sharedRoles = ['names', 'initials', 'date', 'place'] as const;
type Role = (typeof sharedRoles)[number];

export type SharedWords = Readonly<Partial<Record<Role, string>>>;

/** A text that another card could say as well. */
export type Taken = { slot: Role; before: string; after: string };

/** What a customer has written of it; initials follow from two names. */
export function sharedWordsOf({ setFor, texts }: Pick<DraftContent, 'setFor' | 'texts'>): SharedWords {
  const written = { ...setFor, ...texts };
  const own = Object.fromEntries(
    sharedRoles.flatMap((role) => {
      const words = written[role]?.trim() ?? '';
      return words === '' ? [] : [[role, words]];
    }),
  );
  const initials = own.initials ?? initialsOf(own.names);
  return initials === undefined ? own : { ...own, initials };
}

/** Texts that would be other ones. @param kept slots whose words are not for this to change */
export function takenWords(
  source: SharedWords,
  slots: readonly TextSlot[],
  { texts, setFor }: Pick<DraftContent, 'setFor' | 'texts'>,
  kept: readonly string[],
): Taken[] {
  return sharedRoles.flatMap((role) => {
    const slot = slots.find((one) => one.slot === role);
    const after = source[role];
    if (!slot || after === undefined || kept.includes(role) || after.length > slot.maxLength) return [];
    const before = texts[role] ?? setFor[role] ?? slot.text;
    return before.trim() === after ? [] : [{ slot: role, before, after }];
  });
}

/** The words in place of those before, all in one step. */
export function withTaken(content: DraftContent, taken: readonly Taken[]): DraftContent {
  const words = Object.fromEntries(taken.map(({ slot, after }) => [slot, after]));
  return { ...content, texts: { ...content.texts, ...words } };
}

function initialsOf(names: string | undefined): string | undefined {
  const [one, other, third] = names?.split(/\s*(?:&|\+|\n|\bund\b|\band\b|\bet\b)\s*/u) ?? [];
  const [first, second] = [firstLetter(one), firstLetter(other)];
  return first && second && third === undefined ? `${first} & ${second}` : undefined;
}

function firstLetter(name: string | undefined): string | undefined {
  return name?.match(/\p{L}/u)?.[0]?.toLocaleUpperCase();
}
