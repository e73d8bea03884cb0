import { afterEach, expect, test, vi } from 'vitest';
import { askAhead } from '../early/ask-ahead.ts';
import { fetchAskedAhead } from './fetch-asked-ahead.ts';

const question = {
  address: '/web-api/compositions',
  body: '{"designId":1}',
  headers: { 'x-channel': 'blattwerk' },
};

/** Answers with how often it was asked. */
function countingShop() {
  const shop = vi.fn(async (): Promise<Response> => new Response(String(shop.mock.calls.length)));
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', shop);
  return shop;
}

const ask = async (body: string) =>
  (await fetchAskedAhead(question.address, { method: 'POST', body })).text();

afterEach(() => vi.unstubAllGlobals());

test('what the document has asked is not asked again, but anew the next time', async () => {
  const shop = countingShop();
  askAhead(question);
  expect(await ask(question.body)).toBe('1');
  expect(shop).toHaveBeenCalledTimes(1);
  expect(await ask(question.body)).toBe('2');
});

test('another question is asked for itself', async () => {
  const shop = countingShop();
  askAhead(question);
  expect(await ask('{"designId":2}')).toBe('2');
  expect(shop).toHaveBeenCalledTimes(2);
});

test('what broke off before it was wanted is asked anew', async () => {
  const shop = countingShop();
  shop.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askAhead(question);
  expect(await ask(question.body)).toBe('2');
});
