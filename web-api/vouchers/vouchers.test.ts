import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { issueVoucher } from './issue-voucher.ts';
import { seedVoucherCampaigns } from './seed/seed-voucher-campaigns.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const day = 24 * 60 * 60 * 1000;

async function issued({ days = 30, channel = 'blattwerk' as const } = {}): Promise<string> {
  const { code } = await issueVoucher(backEnd.database, {
    channel,
    amount: { minorUnits: 500, currency: 'eur' },
    isForFirstOrder: true,
    validUntil: new Date(Date.now() + days * day),
  });
  return code;
}

test('a valid code says what it is worth', async () => {
  const code = await issued();
  const answer = await backEnd.ask(`/web-api/voucher?code=${code}`);
  expect(await answer.json()).toMatchObject({ code, amount: { minorUnits: 500, currency: 'eur' } });
});

test('unknown, used and expired codes, and one of another currency or channel, are refused in words', async () => {
  const [used, expired, valid] = [await issued(), await issued({ days: -1 }), await issued()];
  await backEnd.database.update(vouchers).set({ redeemedAt: new Date() }).where(eq(vouchers.code, used));
  const swiss = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-ch' };
  const posters = { 'x-channel': 'myposter', 'x-locale': 'myposter-de' };
  const asked: [string, Record<string, string>, number, RegExp][] = [
    ['BLATT-AAAAA-AAAAA', {}, 404, /gibt es nicht/],
    ['…', {}, 404, /gibt es nicht/],
    [used, {}, 410, /schon eingelöst/],
    [expired, {}, 410, /abgelaufen/],
    [valid, swiss, 422, /anderer Währung/],
    [valid, posters, 404, /gibt es nicht/],
  ];
  for (const [code, headers, status, text] of asked) {
    const answer = await backEnd.ask(`/web-api/voucher?code=${encodeURIComponent(code)}`, { headers });
    const problem = await answer.json();
    expect([code, answer.status]).toEqual([code, status]);
    expect(problem.message.text).toMatch(text);
    if (status === 422) expect(problem.errors).toMatchObject([{ path: ['code'], allowed: ['eur'] }]);
  }
});

test('codes cannot be tried without end', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const statuses = new Set<number>();
  for (let time = 0; time < 31; time += 1)
    statuses.add(
      (await backEnd.ask(`/web-api/voucher?code=BLATT-AAAAA-AAAA${time % 9}`, { headers })).status,
    );
  expect([...statuses]).toEqual([404, 429]);
});

test('gift vouchers come in the money and the language of the shop', async () => {
  const british = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-gb' };
  const answer = await (await backEnd.ask('/gift-voucher', { headers: british })).json();
  expect(answer.defaultAmount).toEqual({ minorUnits: 5000, currency: 'gbp' });
  expect(answer.amounts).toContainEqual(answer.defaultAmount);
  expect(answer.texts.headline).toMatch(/voucher/);
});

test('a campaign says what it is worth while it runs, where it runs, and to whom it is given', async () => {
  await seedVoucherCampaigns(backEnd.database);
  const ask = async (id: string, headers: Record<string, string> = {}) => {
    const answer = await backEnd.ask(`/web-api/voucher-campaigns/${id}`, { headers });
    return answer.ok ? await answer.json() : answer.status;
  };
  const swiss = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-ch' };
  const french = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-fr' };
  const business = { 'x-customer-type': 'business' };
  expect(await ask('newsletter-voucher', swiss)).toEqual({
    id: 'newsletter-voucher',
    amount: { minorUnits: 500, currency: 'chf' },
    minimumOrder: null,
    isForFirstOrder: true,
    lastDay: null,
  });
  expect(await ask('firmenstart', business)).toMatchObject({
    minimumOrder: { minorUnits: 15_000, currency: 'eur' },
  });
  expect(await ask('firmenstart')).toBe(404);
  expect(await ask('firmenstart', { ...business, ...french })).toBe(404);
  expect(await ask('sommer-2026')).toBe(404);
  expect(await ask('herbst')).toBe(404);
});
