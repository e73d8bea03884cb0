import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';
import { germanHome } from './test-support/render-on-page.tsx';

const assets = {
  styles: [],
  styleParts: [],
  sheet: undefined,
  scripts: ['/assets/start-1a.js'],
  modules: [],
  startsAtOnce: false,
};
const rendering = (status: number) => ({
  content: {
    page: germanHome,
    settings: undefined,
    outcome: { kind: 'error' as const, status, message: `Page not found: ${germanHome.path}` },
  },
  nonce: 'a',
  onError: (error: unknown) => {
    throw error;
  },
});

test('beside a page lies its content as JSON, with the build that it was made by', async () => {
  const address = 'http://localhost:3000/gibt-es-nicht/_payload.json?build=start-1a.js';
  const { status, headers, body } = await renderPage(address, rendering(404), assets);
  expect(status).toBe(404);
  expect(headers).toContainEqual(['content-type', 'application/json; charset=utf-8']);
  expect(JSON.parse(new TextDecoder().decode(body))).toEqual({
    ...rendering(404).content,
    build: '/assets/start-1a.js',
  });
});
