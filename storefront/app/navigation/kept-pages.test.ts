import { expect, test } from 'vitest';
import type { SentContent } from '../../page/document/page-content.ts';
import { germanHome } from '../test-support/render-on-page.tsx';
import { createKeptPages } from './kept-pages.ts';

const at = (address: string) => new URL(address, 'https://www.blattwerk.de');
const contentOf = (changes: Partial<SentContent> = {}): SentContent => ({
  build: 'a',
  page: germanHome,
  settings: undefined,
  outcome: { kind: 'story', status: 200, story: '{}', answers: '{}', head },
  ...changes,
});
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
  const clock = { now: 0 };
  return { clock, pages: createKeptPages(() => clock.now) };
}

test('a page stays as it was for five minutes, and longer where there is no connection', () => {
  const { clock, pages } = setUp();
  const content = contentOf();
  pages.keep(at('/hochzeit/?page=2'), content);
  expect(pages.fresh(at('/hochzeit/?page=2'))).toBe(content);
  expect(pages.fresh(at('/hochzeit/'))).toBeUndefined();
  expect(pages.any(at('/hochzeit/'))).toBe(content);
  clock.now = 300_000;
  expect(pages.fresh(at('/hochzeit/?page=2'))).toBeUndefined();
  expect(pages.any(at('/hochzeit/?page=2'))).toBe(content);
  expect(pages.any(at('/geburt/'))).toBeUndefined();
});

test('the oldest pages go first', () => {
  const { pages } = setUp();
  for (let page = 1; page <= 21; page += 1) pages.keep(at(`/${page}/`), contentOf());
  expect(pages.fresh(at('/1/'))).toBeUndefined();
  expect(pages.fresh(at('/2/'))).toBeDefined();
});

test.each([
  ['previews', contentOf({ page: { ...germanHome, isPreview: true } })],
  ['errors', contentOf({ outcome: { kind: 'error', status: 503, message: '' } })],
  ['pages that could not be reached', contentOf({ outcome: { kind: 'unreachable', cause: 'connection' } })],
])('%s are not kept', (_, content) => {
  const { pages } = setUp();
  pages.keep(at('/'), content);
  expect(pages.any(at('/'))).toBeUndefined();
});
