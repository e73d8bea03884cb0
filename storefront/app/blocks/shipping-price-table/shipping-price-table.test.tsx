import { expect, test } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { StoryBlock } from '../story-blocks.tsx';

/** The rows of the table as a reader sees them, cells parted by a bar. */
async function rows(country?: string) {
  const html = await renderOnPage(
    <StoryBlock blok={{ ...{ country }, _uid: 'a', component: 'shipping_price_table' }} />,
  );
  return [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<\/th>|<span>/g, ' | ')
      .replace(/<[^>]+>/g, '')
      .replace(/[\s\u00a0]+/g, ' ')
      .trim(),
  );
}

test('every service has its time and price', async () => {
  expect(await rows('DE')).toEqual([
    'Deutschland |',
    'Standardversand | 2 bis 4 Werktage | 4,99 €',
    'Expressversand | 24 Stunden, bei Bestellung bis 11:00 Uhr | ab 12,99 €',
    'Express mit Samstagszustellung | am Samstag, bei Bestellung am Freitag bis 11:00 Uhr | ab 22,99 €',
  ]);
});

test('Saturday delivery is for Germany only', async () => {
  const all = await rows();
  expect(all.filter((row) => row.includes('Samstag'))).toHaveLength(1);
  expect(all).toContain('Standardversand | 2 bis 4 Werktage | 5,99 €');
});

test('every country that is delivered to has its price, in the money of the shop', async () => {
  const standard = (await rows()).filter((row) => row.startsWith('Standardversand'));
  expect(standard.map((row) => row.split(' | ')[2])).toEqual([
    '4,99 €',
    '5,99 €',
    '10,99 €',
    '10,99 €',
    '7,99 €',
    '8,99 €',
    '8,99 €',
    '7,99 €',
    '7,99 €',
    '9,99 €',
  ]);
});
