import { basketSchema } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { z } from 'zod';

const shop = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
let shoppers = 0;

/** A guest of the German card shop, from an address of its own, who keeps the basket's cookie. */
export function newShopper(origin: string) {
  shoppers += 1;
  const address = `10.${Math.floor(shoppers / 65_000)}.${Math.floor(shoppers / 250) % 260}.${shoppers % 250}`;
  let cookie = '';
  const ask = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/web-api/${path}`, {
      method,
      headers: { ...shop, cookie, 'x-forwarded-for': address, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';', 1)[0] ?? '';
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    add: async (sku: string, quantity: number) =>
      basketSchema.parse(await ask('POST', 'basket/lines', { item: { kind: 'accessory', sku }, quantity })),
    changeQuantity: async (id: string, quantity: number, version: number) =>
      basketSchema.parse(await ask('PUT', `basket/lines/${id}`, { quantity, version })),
    order: ({ version, toPay, termsVersion }: z.infer<typeof basketSchema>, key: string) =>
      ask('POST', 'orders', {
        idempotencyKey: key,
        version,
        expectedToPay: toPay.minorUnits,
        termsVersion,
        email: `${key}@kunde.example`,
        billingAddress: {
          country: 'DE',
          firstName: 'Anna',
          lastName: 'Sommer',
          street: 'Am Markt 3',
          postalCode: '80331',
          city: 'München',
        },
        paymentMethod: 'prepayment',
      }),
  };
}
