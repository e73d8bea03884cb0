import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { type DraftLayout, layoutSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { expect, test } from 'vitest';
import { draftOf } from '../books/testing/draft-of.ts';
import { calendarDesigns } from '../catalogue/calendar-designs.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Design } from '../model/design.ts';
import { leafRecipe } from '../recipes/testing/leaf-catalogue.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { hindrancesOf } from './hindrances.ts';
import { layOut } from './lay-out.ts';
import { recipeOfLayout } from './recipe-of-layout.ts';

const first = calendarDesigns().find(({ recipe }) => recipe.composition !== 'calendar-planner');
const asSold: DraftLayout = layoutSchema.parse({
  choice: {},
  look: { palette: null, pairing: null },
  setFor: {},
});
const calendar: CalendarSetting = {
  start: '2026-06',
  language: 'en',
  country: null,
  region: null,
  dates: [],
};

function laidOut(layout: DraftLayout) {
  if (!first) throw new Error('There is no calendar.');
  const result = layOut(first.recipe, layout, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  const { design, textSlots } = result.laidOut;
  const words = design.pages.map(({ layers }) =>
    layers.flatMap((layer) => (layer.type === 'text' ? layer.text : [])),
  );
  return {
    ...result.laidOut,
    pages: design.pages.map(({ id }) => id),
    words,
    year: textSlots.find(({ slot }) => slot === 'year'),
  };
}

const isMonth = ({ id }: { id: string }) => id === 'month';

test('a layout without a calendar is the one that is sold', () => {
  const { calendar: shown, pages, year } = laidOut(asSold);
  expect(shown).toEqual({ start: '2027-01', language: 'de', country: 'DE', region: null, dates: [] });
  expect(pages[1]).toBe('month-1');
  expect(year?.text).toBe('2027');
});

test('months, their language and the year of the title follow the calendar', () => {
  const { calendar: shown, pages, words, year } = laidOut({ ...asSold, calendar });
  expect(shown).toEqual(calendar);
  expect(pages.slice(0, 3)).toEqual(['cover', 'month-6', 'month-7']);
  expect(pages.at(-1)).toBe('month-5');
  expect(words[0]).toContain('2026/27');
  expect(words[1]).toContain('June');
  expect(words[7]).not.toContain('Neujahr');
  expect(year?.text).toBe('2026/27');
});

test('months alone are drawn as they are behind a title, and say their year', () => {
  const titled = laidOut({ ...asSold, calendar });
  const alone = laidOut({ ...asSold, calendar: { ...calendar, sheets: 'months-12' } });
  expect(alone.pages).toEqual(titled.pages.slice(1));
  expect(alone.textSlots).toEqual([]);
  const besideMonth = ({ design }: ReturnType<typeof laidOut>) =>
    design.pages.map(({ layers }) => layers.filter((layer) => layer.type !== 'text' || !isMonth(layer)));
  expect(besideMonth(alone)).toEqual(besideMonth(titled).slice(1));
  expect(alone.words[0]).toContain('June 2026');
  expect(alone.words[11]).toContain('May 2027');
  const months = alone.design.pages.flatMap(({ layers }) =>
    layers.filter((layer) => layer.type === 'text').filter(isMonth),
  );
  expect(new Set(months.map(({ size }) => size)).size).toBe(1);
});

test('a thirteenth month has the picture of the title, until a photo stands there', () => {
  const { pages, words, design } = laidOut({ ...asSold, calendar: { ...calendar, sheets: 'months-13' } });
  expect(pages).toHaveLength(13);
  expect(pages[0]).toBe('month-6');
  expect(pages[12]).toBe('month-13');
  expect(words[12]).toContain('June 2027');
  const photoOf = (place: number) => design.pages[place]?.layers.find(({ type }) => type === 'photo');
  expect(photoOf(12)).toMatchObject({ slot: 'month-13', sample: first?.recipe.photos.cover });
});

test('words of a title that is left out rest, and stand there again with it', () => {
  const setFor = { title: 'Bei Müllers', subtitle: 'Zu Hause' };
  const without = { ...asSold, setFor, calendar: { ...calendar, sheets: 'months-12' as const } };
  const { design, textSlots } = laidOut(without);
  expect(textSlots).toEqual([]);
  const hindrances = (layout: DraftLayout, laid: Design) =>
    hindrancesOf(laid, { ...draftOf('12'), ...layout, texts: { year: '2026' } }, openDiskFonts(), []).filter(
      ({ code }) => code === 'no-place',
    );
  expect(hindrances(without, design)).toEqual([]);
  const planned = { ...without, setFor: { 'person-1': 'Anna' } };
  expect(hindrances(planned, design)).toMatchObject([{ slot: 'person-1' }]);
  expect(laidOut({ ...without, calendar }).words[0]).toEqual(
    expect.arrayContaining(['Bei Müllers', 'Zu Hause']),
  );
});

test('other words for the year change the title, not the months', () => {
  const { calendar: shown, words } = laidOut({ ...asSold, setFor: { year: '2031' } });
  expect(words[0]).toContain('2031');
  expect(shown?.start).toBe('2027-01');
});

test('what is no calendar takes none', () => {
  expect(recipeOfLayout(leafRecipe, { ...asSold, calendar })).not.toHaveProperty('calendar');
});

test('columns of a planner have headings of their own, six at most, and five where none is written', () => {
  const planner = calendarDesigns().find(({ recipe }) => recipe.composition === 'calendar-planner');
  if (!planner) throw new Error('There is no planner.');
  const columnsFor = (setFor: Record<string, string>) => {
    const result = layOut(planner.recipe, { ...asSold, setFor }, catalogue);
    if (!result.ok) throw new Error(result.problem.message);
    const { design, textSlots } = result.laidOut;
    const [, month] = design.pages;
    const headings = (month?.layers ?? []).flatMap((layer) =>
      layer.type === 'text' && layer.slot?.startsWith('person-') ? [layer.text] : [],
    );
    return { headings, free: textSlots.filter(({ isSet }) => !isSet).map(({ slot }) => slot) };
  };
  const sold = columnsFor({});
  expect(sold.headings).toHaveLength(5);
  expect(sold.free).toContain('person-6');
  expect(columnsFor({ 'person-2': '', 'person-6': 'Oma Hildegard' }).headings).toEqual([
    sold.headings[0],
    ...sold.headings.slice(2),
    'Oma Hildegard',
  ]);
  const none = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`person-${number}`, '']));
  expect(columnsFor(none).headings).toEqual(['', '', '', '', '']);
});

test('a planner of a draft from earlier has the columns that it was begun with', () => {
  const planner = calendarDesigns().find(({ recipe }) => recipe.composition === 'calendar-planner');
  if (!planner) throw new Error('There is no planner.');
  const { title = '', year = '' } = planner.recipe.texts;
  const recipe = { ...planner.recipe, texts: { title, year, people: 'Anna, Paul, Oma' } };
  const result = layOut(recipe, asSold, catalogue);
  if (!result.ok) throw new Error(result.problem.message);
  const headings = result.laidOut.design.pages[1]?.layers.flatMap((layer) =>
    layer.type === 'text' && layer.slot?.startsWith('person-') ? [layer.text] : [],
  );
  expect(headings).toEqual(['Anna', 'Paul', 'Oma']);
});
