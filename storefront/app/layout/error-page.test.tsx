import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../test-support/render-on-page.tsx';
import { ErrorPage } from './error-page.tsx';

// Texts that are loaded alone are modules of the build; here they stand with all others.
vi.mock('../messages/use-topic-messages.ts', async () => {
  const { useLateMessages } = await import('../messages/messages-context.tsx');
  return { useTopicMessages: useLateMessages };
});

test('a missing page is a teaser of one slide without a button, leading home, with its picture in two sizes, and ways on', async () => {
  const html = await renderOnPage(<ErrorPage message="Page not found: /x/" status={404} />);
  expect(html).toMatch(/<a href="\/"[^>]*>.*<h1>Diese Seite gibt es nicht \(mehr\)<\/h1>.*<p>Vielleicht/s);
  expect(html).toMatch(/<source media="\(min-width: 768px\)" srcSet="[^"]*card-large[^"]*"/);
  expect(html).toMatch(/<img alt="404" src="[^"]*card-small/);
  expect(html.slice(0, html.indexOf('Hier geht es weiter'))).not.toContain('<button');
  expect(html).toMatch(/<form action="\/produkte\/"[^>]*>.*name="q"/s);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Zur Startseite<\/a>/);
  expect(html).toMatch(/<a [^>]*href="\/produkte\/"[^>]*>Alle Produkte<\/a>/);
});

test('any other status is told in the shop’s words and as it is, with a way on and a way home', async () => {
  const html = await renderOnPage(<ErrorPage message="The content service cannot be used." status={503} />);
  expect(html).toContain('<p>Der Fehler liegt bei uns.');
  expect(html).toContain('Technische Angabe: <span lang="en">503 The content service cannot be used.</span>');
  expect(html).toMatch(/<a [^>]*href=""[^>]*>Noch einmal versuchen<\/a>/);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Zur Startseite<\/a>/);
});

test('a shop whose pages are not there yet says when to come back', async () => {
  const html = await renderOnPage(<ErrorPage isOpening message="No content yet." status={503} />);
  expect(html).toContain('<h1>Gleich geht es los</h1>');
  expect(html).toContain('Bitte in einer Minute noch einmal versuchen.');
  expect(html).toMatch(/<a [^>]*href=""[^>]*>Noch einmal versuchen<\/a>/);
});

test('a product that is not sold here leads to others like it', async () => {
  const route = { name: 'slug', product: { kind: 'calendar', id: '1' } } as const;
  const gone = { route, listingPaths: { all: 'produkte', calendar: 'kalender' } };
  const html = await renderOnPage(<ErrorPage message="Page not found: /x/" status={404} />, gone);
  expect(html).toContain('<h1>Diesen Artikel gibt es hier nicht (mehr)</h1>');
  expect(html).toContain('<a href="/kalender/">Ähnliche Produkte ansehen</a>');
});

test('below a missing page stand products that others buy, with their pictures', async () => {
  const card: CatalogueProduct = {
    kind: 'card',
    id: '7',
    name: 'Einladungskarte „Eukalyptus“',
    productType: 'klappkarte-hoch',
    typeLabel: 'Einladungskarte',
    themeId: 1461,
    formats: ['105x148'],
    priceFormat: '105x148',
    picture: { url: '/web-api/pictures/7/0123456789abcdef', widths: [200, 600], width: 600, height: 850 },
    priceFrom: { minorUnits: 149, currency: 'eur' },
    isAvailable: true,
  };
  const html = await renderOnPage(<ErrorPage liked={[card]} message="Page not found: /x/" status={404} />);
  expect(html).toContain('Gerade beliebt');
  expect(html).toContain('src="/web-api/pictures/7/0123456789abcdef?width=');
  const meant = await renderOnPage(
    <ErrorPage isMeant liked={[card]} message="Page not found: /x/" status={404} />,
  );
  expect(meant).toContain('Vielleicht war das gemeint');
});
