import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de-DE,de;q=0.9' };

async function open(path: string, headers: Record<string, string> = browser, method = 'GET') {
  const response = await fetch(backEnd.origin + path, { method, headers });
  const type = response.headers.get('content-type');
  return { status: response.status, type, headers: response.headers, text: await response.text() };
}

test.each([
  '/web-api/customer-new-password',
  '/web-api/customer-new-password?token=abc',
  '/web-api/customer-new-password?token=abc&channel=blattwerk',
  '/web-api/customer-new-password?token=abc&channel=blattwerk&locale=de-D',
  '/web-api/customer-new-password?token=abc&channel=blattwerk&locale=de-DE&locale=de-AT',
  '/web-api/newsletter-confirm',
  '/web-api/newsletter-unsubscribe?tok',
  '/web-api/toolbox-download?id=',
])('a link cut off to %s gets a page that says what to do', async (path) => {
  const german = await open(path);
  expect([german.status, german.type]).toEqual([400, 'text/html; charset=utf-8']);
  expect(german.text).toMatch(/Dieser Link ist unvollständig.*noch einmal anklicken.*Zum Shop/s);
  expect(german.headers.get('content-security-policy')).toContain("default-src 'none'");
  const english = await open(path, { ...browser, 'accept-language': 'en-GB' });
  expect(english.text).toMatch(/<html lang="en">.*This link is incomplete/s);
});

test('what is left of a link decides the language, a program that asks for JSON gets it', async () => {
  const path = '/web-api/customer-new-password?token=abc&locale=fr-FR';
  expect((await open(path)).text).toContain('Ce lien est incomplet');
  expect((await open(path, { accept: 'application/json' })).type).toMatch(/^application\/problem\+json/);
});

test('an address cut off in the middle is a page for a browser and a problem for a program', async () => {
  const page = await open('/web-api/newsletter-conf');
  expect([page.status, page.text]).toEqual([404, expect.stringContaining('Hier ist nichts')]);
  expect((await open('/web-api/newsletter-conf', { accept: '*/*' })).type).toMatch(/problem\+json/);
});

test('a button of another site, and clicking without end, are refused by pages too', async () => {
  const foreign = await open(
    '/web-api/newsletter-confirm?token=a',
    { ...browser, origin: 'https://evil.example' },
    'POST',
  );
  expect([foreign.status, foreign.text]).toEqual([403, expect.stringContaining('nicht von unserer Seite')]);
  const headers = { ...browser, 'x-forwarded-for': '203.0.113.40' };
  for (let time = 0; time < 60; time += 1) await open('/web-api/newsletter-confirm?token=a', headers);
  const refused = await open('/web-api/newsletter-confirm?token=a', headers);
  expect([refused.status, refused.text]).toEqual([429, expect.stringMatching(/in 60 Minuten noch einmal/)]);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
});
