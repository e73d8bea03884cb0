import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { expect, test } from 'vitest';
import { expandRecipe } from '../recipes/expand-recipe.ts';
import { openDiskFonts } from '../text/disk-fonts.ts';
import { layoutText } from '../text/layout-text.ts';
import { calendarDesigns } from './calendar-designs.ts';
import { catalogue } from './catalogue.ts';

const names = ['Oma Hildegard', 'Anna', 'Hochzeitstag Leo & Mia', 'Paul', 'Tante Friederike aus Klagenfurt'];
const dates = Array.from({ length: 12 }, (_, index) =>
  names.map((text, place) => ({ month: index + 1, day: 1 + 6 * place, text })),
).flat();
const calendar: CalendarSetting = {
  start: '2027-06',
  language: 'de',
  country: 'AT',
  region: 'wien',
  dates,
};

/** One design of each way to lay out months, in its smallest and its largest format. */
const chosen = [1, -1].flatMap((order) => {
  const area = ({ format: { width, height } }: { format: { width: number; height: number } }) =>
    order * width * height;
  const recipes = calendarDesigns().map(({ recipe }) => recipe);
  const sorted = recipes.toSorted((one, other) => area(other) - area(one));
  return [...new Map(sorted.map((recipe) => [recipe.composition, recipe])).values()];
});

const fonts = openDiskFonts();

test.each(chosen)('$composition at $format.width × $format.height prints all own dates', (recipe) => {
  const expansion = expandRecipe({ ...recipe, calendar }, catalogue);
  if (!expansion.ok) throw new Error(expansion.problem.message);
  for (const page of expansion.design.pages.slice(1)) {
    const texts = page.layers.flatMap((layer) => (layer.type === 'text' ? layer : []));
    const printed = texts.map(({ text }) => text).join('\n');
    for (const name of names) expect(printed).toContain(name);
    for (const layer of texts.filter(({ id }) => /^(date|holidays|days-|numbers)/.test(id))) {
      const result = layoutText(layer, fonts);
      expect(result.ok && result.layout.fits, `${page.id} ${layer.id} ${layer.text}`).toBe(true);
      if (result.ok && layer.id.startsWith('days-')) expect(result.layout.size).toBe(layer.size);
      const { y, height } = layer.box;
      expect(y + height).toBeLessThanOrEqual(page.trim.height);
    }
  }
});
