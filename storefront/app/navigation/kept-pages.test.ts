import { expect, test } from 'vitest';
import type { SentContent } from '../../page/document/page-content.ts';
import type { PageStory } from '../../page/story/story.ts';
import { germanHome } from '../test-support/render-on-page.tsx';
import { createKeptPages } from './kept-pages.ts';

const at = (address: string) => new URL(address, 'https://www.blattwerk.de');
const contentOf = (changes: Partial<SentContent> = {}): SentContent => ({
  build: 'a',
  page: germanHome,
  settings: undefined,
  outcome: { kind: 'story', status: 200, story, answers: {}, head },
  ...changes,
});
const story: PageStory = {
  id: 1,
  content: { _uid: 'p', component: 'page', title: '', description: '', body: [] },
};
const head = {
  title: '',
  description: '',
  robots: '',
  canonical: '',
  images: [],
  alternates: [],
  structuredData: [],
};

function setUp() {
  const clock = { now: Date.parse('2026-11-23T12:00:00+01:00') };
  return { clock, pages: createKeptPages(() => clock.now) };
}

test('a page stays as it was for five minutes, and longer where there is no connection', () => {
  const { clock, pages } = setUp();
  const content = contentOf();
  pages.keep(at('/hochzeit/?page=2'), content);
  expect(pages.fresh(at('/hochzeit/?page=2'), 'private')).toBe(content);
  expect(pages.fresh(at('/hochzeit/'), 'private')).toBeUndefined();
  expect(pages.any(at('/hochzeit/'), 'private')).toBe(content);
  clock.now += 300_000;
  expect(pages.fresh(at('/hochzeit/?page=2'), 'private')).toBeUndefined();
  expect(pages.any(at('/hochzeit/?page=2'), 'private')).toBe(content);
  expect(pages.any(at('/geburt/'), 'private')).toBeUndefined();
});

test('the oldest pages go first', () => {
  const { pages } = setUp();
  for (let page = 1; page <= 21; page += 1) pages.keep(at(`/${page}/`), contentOf());
  expect(pages.fresh(at('/1/'), 'private')).toBeUndefined();
  expect(pages.fresh(at('/2/'), 'private')).toBeDefined();
});

test.each([
  ['previews', contentOf({ page: { ...germanHome, isPreview: true } })],
  ['errors', contentOf({ outcome: { kind: 'error', status: 503, message: '' } })],
  ['pages that could not be reached', contentOf({ outcome: { kind: 'unreachable', cause: 'connection' } })],
])('%s are not kept', (_, content) => {
  const { pages } = setUp();
  pages.keep(at('/'), content);
  expect(pages.any(at('/'), 'private')).toBeUndefined();
});

test('a page made for one customer type is not shown to another', () => {
  const { pages } = setUp();
  const content = contentOf({ page: { ...germanHome, customerType: 'business' } });
  pages.keep(at('/hochzeit/'), content);
  expect(pages.fresh(at('/hochzeit/'), 'private')).toBeUndefined();
  expect(pages.any(at('/hochzeit/'), 'private')).toBeUndefined();
  expect(pages.fresh(at('/hochzeit/'), 'business')).toBe(content);
});

test('a page of yesterday is not shown today, by the clock in Germany', () => {
  const { clock, pages } = setUp();
  clock.now = Date.parse('2026-11-23T23:59:00+01:00');
  pages.keep(at('/hochzeit/'), contentOf());
  clock.now += 59_999;
  expect(pages.fresh(at('/hochzeit/'), 'private')).toBeDefined();
  clock.now += 1;
  expect(pages.fresh(at('/hochzeit/'), 'private')).toBeUndefined();
  expect(pages.any(at('/hochzeit/'), 'private')).toBeUndefined();
});
