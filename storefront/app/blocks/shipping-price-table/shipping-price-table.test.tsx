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
  expect(all).toContain('Expressversand | 24 Stunden, bei Bestellung bis 11:00 Uhr | ab 34,99 CHF');
  expect(all).toContain('Standardversand | 2 bis 4 Werktage | 5,99 €');
});

test('countries without a price are quoted in the basket', async () => {
  const open = (await rows()).filter((row) => row.endsWith('Preis im Warenkorb'));
  expect(open.map((row) => row.split(' | ')[0])).toEqual([
    'Liechtenstein',
    'Luxemburg',
    'Frankreich',
    'Italien',
    'Belgien',
    'Niederlande',
    'Spanien',
  ]);
});
