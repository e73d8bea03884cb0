import { basketSchema } from '@blattwerk/schemas/web-api/basket/basket.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';

const headers = {
  ...shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' }),
  'content-type': 'application/json',
};
const anna = {
  country: 'DE',
  firstName: 'Anna',
  lastName: 'Sommer',
  street: 'Am Markt 3',
  postalCode: '80331',
  city: 'München',
};

type Asked = { sku: string; quantity: number } | { item: unknown; quantity: number };

/**
 * Orders an accessory, or anything a basket takes, as a guest does, through the shop's own addresses.
 * @returns the order's number
 */
export async function placeOrder(
  storefront: string,
  asked: Asked,
  address: Partial<typeof anna> & { company?: string },
  email = 'anna@kunde.example',
): Promise<string> {
  const item = 'sku' in asked ? { kind: 'accessory', sku: asked.sku } : asked.item;
  const { quantity } = asked;
  const added = await send(storefront, '/web-api/basket/lines', { item, quantity });
  const basket = basketSchema.parse(await added.json());
  const cookie = added.headers.getSetCookie().map((each) => each.split(';')[0]);
  const ordered = await send(
    storefront,
    '/web-api/orders',
    {
      idempotencyKey: `order-desk-${crypto.randomUUID()}`,
      version: basket.version,
      expectedToPay: basket.toPay.minorUnits,
      termsVersion: basket.termsVersion,
      email,
      billingAddress: { ...anna, ...address },
      // On invoice where it may, by transfer otherwise: neither leads to another page.
      paymentMethod: basket.payments.find((method) => method !== 'online'),
    },
    cookie.join('; '),
  );
  return orderSchema.parse(await ordered.json()).number;
}

async function send(storefront: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const response = await fetch(storefront + path, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}
