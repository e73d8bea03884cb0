import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const of = (agent: string) => browserName(new Headers({ 'user-agent': agent }));

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
])('%s is %s', (agent, name) => {
  expect(of(agent)).toBe(name);
});

test('a browser that says nothing, and one that says nonsense, have no name', () => {
  expect(browserName(new Headers())).toBeUndefined();
  expect(of('~'.repeat(5000))).toBeUndefined();
});
