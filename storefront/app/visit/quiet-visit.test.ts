import { expect, test } from 'vitest';
import { isQuietVisit } from './quiet-visit.ts';

const person = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
  isAutomated: false,
  isTrackingOff: false,
};

test('crawlers, automated browsers and visitors who are not tracked are asked nothing', () => {
  expect(isQuietVisit(person)).toBe(false);
  expect(isQuietVisit({ ...person, isTrackingOff: true })).toBe(true);
  expect(isQuietVisit({ ...person, isAutomated: true })).toBe(true);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 HeadlessChrome/150.0',
])('%s is a crawler', (userAgent) => {
  expect(isQuietVisit({ ...person, userAgent })).toBe(true);
});
