import { afterEach, expect, test, vi } from 'vitest';
import { isQuietVisit } from './quiet-visit.ts';

const person = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0 Safari/537.36';
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 HeadlessChrome/150.0',
];

function visit({ userAgent = person, webdriver = false, tracking = 'on' } = {}): void {
  vi.stubGlobal('navigator', { userAgent, webdriver });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'tracking' ? tracking : null) });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, false],
  [{ webdriver: true }, true],
  [{ tracking: 'off' }, true],
])('a visit with %j is quiet: %s', (given, quiet) => {
  visit(given);
  expect(isQuietVisit()).toBe(quiet);
});

test.each(robots)('%s is a crawler', (userAgent) => {
  visit({ userAgent });
  expect(isQuietVisit()).toBe(true);
});
