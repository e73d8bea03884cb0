import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';

/** What is said of one place of a draft before it is bought. */
export type SealNote = AnswerOf<'POST /web-api/drafts/{id}/seals'>['warnings'][number];

/** What keeps a draft from being sealed, place by place; none where more than that is wrong. */
export function hindrancesIn({ errors = [] }: Problem): SealNote[] {
  const notes = errors.map(({ path: [list, place, field], message }): SealNote | undefined => {
    if (list === 'texts' && typeof place === 'string') return { kind: 'text', slot: place, message };
    if (list === 'photos' && typeof place === 'string') return { kind: 'photo', slot: place, message };
    if (list === 'names' && typeof place === 'number' && typeof field === 'string')
      return { kind: 'text', slot: field, row: place, message };
    return undefined;
  });
  const told = notes.filter((note) => note !== undefined);
  return told.length === notes.length ? told : [];
}

/** Photos of which the same is said are told together: `slots` are theirs, of any other note its own. */
export function toldTogether(notes: readonly SealNote[]): (SealNote & { slots: string[] })[] {
  const told = new Map<string, SealNote & { slots: string[] }>();
  notes.forEach((note, place) => {
    const isAlike = note.kind === 'photo' && note.before === undefined;
    const key = isAlike ? note.message : String(place);
    const known = told.get(key);
    if (known) known.slots.push(note.slot);
    else told.set(key, { ...note, slots: [note.slot] });
  });
  return [...told.values()];
}
