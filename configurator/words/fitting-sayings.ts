import type { Saying, SayingGroup } from '@blattwerk/schemas/configurator/sayings.ts';

/** A saying as a card says it: who said it stands in a line of its own. */
export function sayingAsText({ text, author }: Saying): string {
  return author === undefined ? text : `${text}\n– ${author}`;
}

/** What of the sayings a text has room for. */
export function fittingSayings(groups: readonly SayingGroup[], maxLength: number): SayingGroup[] {
  return groups
    .map(({ name, sayings }) => ({
      name,
      sayings: sayings.filter((saying) => sayingAsText(saying).length <= maxLength),
    }))
    .filter(({ sayings }) => sayings.length > 0);
}
