import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

const picker = 'http://plugins.localhost:4000';
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ pickerOrigins: [picker, 'https://plugins.storyblok.com'] });
});
afterAll(() => backEnd.close());

const allowedOrigin = (response: Response) => response.headers.get('access-control-allow-origin');

test.each([
  '/web-api/products',
  '/web-api/products/chosen?products[]=card:1',
  '/web-api/theme-groups',
  '/web-api/theme-groups/1',
])('a picker reads %s, without cookies', async (path) => {
  const response = await backEnd.ask(path, { headers: { origin: picker } });
  expect([allowedOrigin(response), response.headers.get('vary')]).toEqual([picker, 'Origin']);
  expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  const asked = await backEnd.ask(path, { method: 'OPTIONS', headers: { origin: picker } });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET');
  expect(asked.headers.get('access-control-allow-headers')).toBe('x-channel, x-locale, x-language');
});

test.each([
  ['another page reading products', '/web-api/products', 'https://evil.example'],
  ['no origin at all', '/web-api/products', 'null'],
  ['a picker reading something else', '/web-api/shipping-information?country=DE', picker],
  ['a picker reading the session', '/web-api/auth', picker],
])('%s is not let in', async (_name, path, origin) => {
  const response = await backEnd.ask(path, { headers: { origin } });
  expect(allowedOrigin(response)).toBeNull();
  const asked = await backEnd.ask(path, { method: 'OPTIONS', headers: { origin } });
  expect([allowedOrigin(asked), asked.status]).not.toContain(204);
});
