import { expect, test } from 'vitest';
import { prepareStory } from './prepare-story.ts';
import { onDay } from './with-seasons.ts';

const slide = (_uid: string, season: { shownFrom?: string; shownUntil?: string } = {}) => ({
  _uid,
  component: 'teaser_slide',
  ...season,
});

function slidesOn(day: string, slides: object[]): string[] {
  const content = { component: 'page', body: [{ component: 'main_teaser', teaser: slides }] };
  const prepared = prepareStory({ id: 1, uuid: 'u', name: 'Start', full_slug: 'blattwerk/home', content });
  expect(prepared.hasSeasons).toBe(JSON.stringify(slides).includes('shown'));
  return [...JSON.stringify(onDay(prepared, day).story.content).matchAll(/"_uid":"(\w+)"/g)].map(
    ([, uid]) => uid ?? '',
  );
}

function rankedOn(day: string, slides: object[]): unknown {
  const content = { component: 'page', body: [{ component: 'main_teaser', teaser: slides }] };
  const prepared = prepareStory({ id: 1, uuid: 'u', name: 'Start', full_slug: 'blattwerk/home', content });
  return onDay(prepared, day).story.content;
}

const christmas = slide('christmas', { shownFrom: '2026-10-01 00:00', shownUntil: '2026-12-24 00:00' });
const always = slide('always');

test.each([
  ['2026-09-30', ['always']],
  ['2026-10-01', ['christmas', 'always']],
  ['2026-12-24', ['christmas', 'always']],
  ['2026-12-25', ['always']],
])('on %s the slides are %j', (day, shown) => {
  expect(slidesOn(day, [christmas, always])).toEqual(shown);
});

test('a stage whose slides are all out of season shows them all the same', () => {
  expect(slidesOn('2027-01-01', [christmas])).toEqual(['christmas']);
});

test('a season may have no beginning or no end', () => {
  const open = [slide('from', { shownFrom: '2027-01-07' }), slide('until', { shownUntil: '2027-01-06' })];
  expect(slidesOn('2027-01-06', open)).toEqual(['until']);
  expect(slidesOn('2027-01-07', open)).toEqual(['from']);
});

test('the main heading of a page stands on the first slide of the day', () => {
  const main = { ...always, tagNameHeadline: 'h1' };
  expect(rankedOn('2026-12-01', [christmas, main])).toMatchObject({
    body: [
      {
        teaser: [
          { _uid: 'christmas', tagNameHeadline: 'h1' },
          { _uid: 'always', tagNameHeadline: 'h2' },
        ],
      },
    ],
  });
  expect(rankedOn('2027-01-01', [{ ...christmas, isHeadlineH1: true }, always])).toMatchObject({
    body: [{ teaser: [{ _uid: 'always', tagNameHeadline: 'h1' }] }],
  });
  expect(rankedOn('2026-12-01', [christmas, always])).toMatchObject({
    body: [{ teaser: [christmas, always] }],
  });
});
