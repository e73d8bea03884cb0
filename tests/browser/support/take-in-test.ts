import type { Conversion } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { flagServiceKey } from '@blattwerk/web-api/flags/service-keys.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import type { ShopAddresses } from '../../../scripts/shop-process.ts';

/** How many came, and how many of them did what; every order is of 40 euros. */
export type Arm = { visitors: number } & Partial<Record<Conversion, number>>;

/** Hands in what browsers of visitors would, who were drawn for a flag's treatments and agreed to being counted. */
export async function takeInTest(
  request: APIRequestContext,
  { storefront }: ShopAddresses,
  flag: string,
  arms: Readonly<Record<string, Arm>>,
): Promise<void> {
  const hand = async (path: string, data: unknown) => {
    const answer = await request.post(`${storefront}/web-api/flag-service/api/${path}`, {
      headers: { authorization: `Bearer ${flagServiceKey('browser', localSigningSecret)}` },
      data: JSON.stringify(data),
    });
    expect(answer.status()).toBe(200);
  };
  const now = Date.now();
  const keys = (treatment: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${treatment}-${at}`);
  const shown = Object.entries(arms).flatMap(([t, { visitors }]) =>
    keys(t, visitors).map((k) => ({ k, t, m: now, r: 'default rule' })),
  );
  await hand('testImpressions/bulk', [{ f: flag, i: shown }]);
  const done = Object.entries(arms).flatMap(([treatment, { visitors: _visitors, ...did }]) =>
    Object.entries(did).flatMap(([eventTypeId, count]) =>
      keys(treatment, count).map((key) => ({
        ...{ eventTypeId, trafficTypeName: 'user', key, timestamp: now + 1000 },
        ...(eventTypeId === 'order' && { value: 40, properties: { currency: 'EUR', order: key } }),
      })),
    ),
  );
  await hand('events/bulk', done);
}
