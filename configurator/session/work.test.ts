import type { DraftContent, DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeTheirs } from './conflict.ts';
import { isSame } from './is-same.ts';
import { wordsOf } from './merge-words.ts';
import { newContent, removePhoto, setAnew, setCalendar, setLook, setPhoto, setText } from './operations.ts';
import { isSameWork, joinWork, workOf } from './work.ts';

type Edit = (content: DraftContent) => DraftContent;

const shown = { start: '2027-01', language: 'de', country: null, region: null, dates: [] } as const;
const slot = fc.constantFrom('names', 'date', 'place');
const photoSlot = fc.constantFrom('photo-1', 'photo-2');
const letters = fc.constantFrom('', 'Anna', 'Paul', 'Ida & Jan');

function photo(number: number): DraftPhoto {
  const photoId = `3f0c9a52-5b0e-4f6d-9a3c-00000000000${number}`;
  return {
    photoId,
    url: `/web-api/photos/${photoId}`,
    width: 300,
    height: 200,
    crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
  };
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(slot, letters).map(
    ([name, text]): Edit =>
      (content) =>
        setText(content, name, text),
  ),
  fc.constant<Edit>(setAnew),
  fc.tuple(photoSlot, fc.nat(3)).map(
    ([name, number]): Edit =>
      (now) =>
        setPhoto(now, name, photo(number)),
  ),
  photoSlot.map(
    (name): Edit =>
      (content) =>
        removePhoto(content, name),
  ),
  fc.constantFrom('salbei', 'eukalyptus', null).map(
    (palette): Edit =>
      (now) =>
        setLook(now, { palette }),
  ),
  fc.constantFrom({ start: '2027-03' }, { start: '2027-09' }, { country: 'AT' as const, region: null }).map(
    (change): Edit =>
      (content) =>
        setCalendar(content, { ...shown, dates: [] }, change),
  ),
  fc.constantFrom('50', '75', '100').map(
    (quantity): Edit =>
      (content) => ({
        ...content,
        choice: { ...content.choice, quantity },
      }),
  ),
  fc.constantFrom(3, 5).map(
    (photoCount): Edit =>
      (content) => ({ ...content, photoCount }),
  ),
  fc.constantFrom('16', '20').map(
    (pages): Edit =>
      (content) => ({
        ...content,
        book: { sheets: [{ id: Number(pages), layout: 'one' }] },
        choice: { ...content.choice, pages },
      }),
  ),
  fc.tuple(photoSlot, fc.integer({ min: 1, max: 3 })).map(
    ([name, copies]): Edit =>
      (content) => ({
        ...content,
        prints: [
          ...content.prints.filter((row) => row.slot !== name),
          { slot: name, format: '150x100', copies },
        ],
      }),
  ),
);
const edits = fc.array(edit, { maxLength: 6 });
const after = (begun: DraftContent, made: readonly Edit[]) => made.reduce((now, one) => one(now), begun);

/** All that can be changed by itself, by name. */
function factsOf(content: DraftContent): Record<string, unknown> {
  const { look, calendar, choice, photoCount, book, photos, prints } = content;
  const { pages, ...options } = choice;
  const facts = [
    ...Object.entries(wordsOf(content)).map(([name, text]) => [`text ${name}`, text]),
    ...Object.entries(photos).map(([name, one]) => [`photo ${name}`, one]),
    ...prints.map((row) => [`print ${row.slot}`, row]),
    ...Object.entries(options).map(([name, value]) => [`choice ${name}`, value]),
  ];
  return {
    ...Object.fromEntries(facts),
    palette: look.palette ?? undefined,
    start: calendar?.start,
    holidays: calendar && [calendar.country, calendar.region],
    photoCount,
    book: [book, pages],
  };
}

test('every change of either side is in the result or among its conflicts, and one press away', () => {
  fc.assert(
    fc.property(edits, edits, edits, (before, here, there) => {
      const base = after(newContent({ quantity: '25' }), before);
      const [mine, theirs] = [after(base, here), after(base, there)];
      const { content, conflicts } = joinWork(workOf(base), workOf(mine), workOf(theirs));
      const [was, own, other, result] = [base, mine, theirs, content].map(factsOf);
      const taken = factsOf(Object.values(conflicts).reduce(takeTheirs, content));
      for (const name of new Set([was, own, other].flatMap((facts = {}) => Object.keys(facts)))) {
        const isMine = !isSame(own?.[name], was?.[name]);
        const isTheirs = !isSame(other?.[name], was?.[name]);
        expect(result?.[name], name).toEqual(isMine ? own?.[name] : other?.[name]);
        if (isTheirs) expect(taken[name], name).toEqual(other?.[name]);
      }
    }),
  );
});

test('what only one has changed is nothing to decide', () => {
  fc.assert(
    fc.property(edits, edits, (before, made) => {
      const base = workOf(after(newContent({}), before));
      const changed = workOf(after(base.content, made));
      expect(joinWork(base, changed, base)).toEqual(changed);
      expect(isSameWork(joinWork(base, base, changed), changed)).toBe(true);
      expect(joinWork(base, changed, changed)).toBe(changed);
    }),
  );
});

test('what is still to be decided is there when work is joined once more', () => {
  const base = workOf(newContent({}));
  const say = (text: string) => workOf(setText(base.content, 'names', text));
  const joined = joinWork(base, say('Anna'), say('Paul'));
  expect(Object.values(joined.conflicts)).toEqual([{ part: 'text', slot: 'names', theirs: 'Paul' }]);
  const dated = { ...joined, content: setText(joined.content, 'date', '5. Juni') };
  expect(joinWork(joined, joined, dated)).toEqual(dated);
  const decided = { ...joined, conflicts: {} };
  expect(joinWork(joined, dated, decided)).toEqual({ content: dated.content, conflicts: {} });
});

test('what the other goes on writing in one slot is offered as it was last', () => {
  const say = (text: string) => workOf(setText(newContent({}), 'names', text));
  let mine = say('Anna');
  for (const [before, after] of [
    ['', 'Paul'],
    ['Anna', 'Paul und'],
    ['Anna', 'Paul und Ida'],
    ['Anna', 'Uwe'],
  ] as const)
    mine = joinWork(
      say(before),
      { ...mine, content: setText(mine.content, 'names', `${after}!`) },
      say(after),
    );
  const offered = Object.values(mine.conflicts).map(({ theirs }) => theirs);
  expect(offered).toEqual(['Paul und Ida', 'Uwe']);
});
