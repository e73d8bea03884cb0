import { orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import { productReviews, reviewRequests } from '@blattwerk/database/tables/product-reviews.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { ProductReviews } from '@blattwerk/schemas/web-api/reviews/product-review-endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackEnd } from '../back-end.ts';
import { localSigningSecret } from '../config.ts';
import { writeMail } from '../mail/write-mail.ts';
import { signToken } from '../security/signed-token.ts';
import { envelope, frame, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { openDesk } from '../test-support/desk.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { testConfig } from '../test-support/running-back-end.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { askForReview } from './ask-for-review.ts';

const day = 24 * 60 * 60 * 1000;
let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

async function delivered(email: string, items: readonly BasketItem[], headers = {}): Promise<string> {
  const visitor = openBasketVisitor(backEnd, headers);
  for (const item of items) await visitor.add(item, item.kind === 'giftVoucher' ? 1 : 2);
  const { order } = await sendOrder(visitor, orderBody(await visitor.show(), { email }), headers);
  if (order.paymentState === 'open') await backEnd.move(order.number, { paymentState: 'paid' });
  const steps = items.some(({ kind }) => kind !== 'giftVoucher') ? ['in_print', 'shipped', 'delivered'] : [];
  for (const state of steps)
    expect(await backEnd.move(order.number, { state })).toMatchObject({ status: 200 });
  return order.number;
}

/** Looks for who is to be asked, so many days after now. */
async function ask(days: number, reviewRequestDays: number | null = 10): Promise<void> {
  const { database, origin, soon } = backEnd;
  const asking: Pick<BackEnd, 'clock' | 'database' | 'mailer'> = {
    clock: () => new Date(soon.getTime() + days * day),
    database,
    mailer: {
      write: (queries, mail) => writeMail(queries, origin, mail),
      poke() {},
      close: async () => {},
    },
  };
  const { filesDirectory: directory } = backEnd;
  const config = {
    ...testConfig,
    ...{ origin, reviewRequestDays, pictureDirectory: directory },
    storage: { kind: 'disk' as const, directory },
    toolbox: { directory, requestsPerMinute: 1 },
  };
  while (await askForReview({ ...asking, config }));
}

const requestsTo = async (email: string) =>
  (await backEnd.mailsTo(email)).filter(({ kind }) => kind === 'review-request');

/** Where the button of the message leads. */
async function linkOf(email: string, path = 'product-review'): Promise<string> {
  const [mail] = await requestsTo(email);
  const { pathname, search } = new URL(new RegExp(`\\S*/${path}\\?\\S*`).exec(mail?.text ?? '')?.[0] ?? '');
  return pathname + search;
}

function send(link: string, fields: Record<string, string>): Promise<Response> {
  const token = new URL(link, backEnd.origin).searchParams.get('token') ?? '';
  return backEnd.ask('/web-api/product-review', {
    method: 'POST',
    body: new URLSearchParams({ token, ...fields }),
  });
}

async function shown(product: string, headers = {}, page = 1): Promise<ProductReviews | null> {
  const answer = await backEnd.ask(`/web-api/products/reviews?product=${product}&page=${page}`, { headers });
  return (await answer.json()).summary;
}

async function decideAll(decision: { state: 'accepted' } | { state: 'refused'; reason: 'insult' }) {
  const desk = openDesk(backEnd);
  const listed = await desk.ask('POST /web-api/order-desk/reviews', {
    body: { token: desk.token, state: 'open' },
  });
  if (!listed.ok) throw new Error(listed.problem.detail);
  for (const { id, writtenAt } of listed.value.reviews) {
    const body = { token: desk.token, by: 'Petra', writtenAt, decision };
    const decided = await desk.ask('POST /web-api/order-desk/reviews/{id}/decision', {
      params: { id },
      body,
    });
    expect(decided).toMatchObject({ ok: true, value: { ...decision, decidedBy: 'Petra' } });
  }
}

test('who has had an order for ten days is asked once, with a way out', async () => {
  const email = 'einmal@kunde.example';
  const number = await delivered(email, [pen, envelope]);
  await ask(9);
  expect(await requestsTo(email)).toEqual([]);
  await ask(11, null);
  expect(await requestsTo(email)).toEqual([]);
  await ask(11);
  await ask(12);
  const [mail, ...more] = await requestsTo(email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(number);
  expect(mail?.text).toContain('Gelstift');
  expect(mail?.unsubscribeUrl).toContain('/web-api/review-opt-out?token=');
  await delivered(email, [pen]);
  await ask(20);
  expect(await requestsTo(email)).toHaveLength(1);
});

test('nobody is asked about what was given back, erased, long ago, or a voucher', async () => {
  const emails = ['gutschein', 'erstattet', 'vergessen', 'alt'].map((name) => `${name}@kunde.example`);
  const [voucher = '', refunded = '', forgotten = '', old = ''] = emails;
  await delivered(voucher, [{ kind: 'giftVoucher', minorUnits: 1000 }]);
  const { database, soon } = backEnd;
  const set = async (email: string, values: Partial<typeof orders.$inferInsert>) => {
    const number = await delivered(email, [pen]);
    await database.update(orders).set(values).where(eq(orders.number, number));
  };
  await set(refunded, { paymentState: 'refunded' });
  await set(forgotten, { erasureAskedAt: soon });
  await delivered(old, [pen]);
  const [row] = await database.select().from(orders).where(eq(orders.email, old));
  await database
    .update(orderEvents)
    .set({ at: new Date(soon.getTime() - 80 * day) })
    .where(eq(orderEvents.orderId, row?.id ?? ''));
  await ask(11);
  for (const email of emails) expect(await requestsTo(email)).toEqual([]);
});

test('an order of which nobody noted the delivery is asked about after the promised day', async () => {
  const email = 'versandt@kunde.example';
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 2), { email }));
  if (order.paymentState === 'open') await backEnd.move(order.number, { paymentState: 'paid' });
  for (const state of ['in_print', 'shipped']) await backEnd.move(order.number, { state });
  await ask(13);
  expect(await requestsTo(email)).toEqual([]);
  await ask(17);
  expect(await requestsTo(email)).toHaveLength(1);
});

test('who wants to be left alone is, for every later order', async () => {
  const email = 'ruhe@kunde.example';
  await delivered(email, [pen]);
  await ask(11);
  const link = await linkOf(email, 'review-opt-out');
  expect(await (await backEnd.ask(link)).text()).toContain('Nicht mehr fragen');
  await backEnd.database.delete(reviewRequests);
  await delivered(email, [pen]);
  expect(
    await (await backEnd.ask(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).text(),
  ).toContain('Wir fragen nicht mehr');
  await ask(12);
  expect(await requestsTo(email)).toHaveLength(1);
});

test('a review is written, looked at, shown, changed, refused with a reason, and erased', async () => {
  const email = 'schreibt@kunde.example';
  await delivered(email, [frame]);
  await ask(11);
  const link = await linkOf(email);
  const form = await (await backEnd.ask(link)).text();
  expect(form).toContain('value="Anna S."');
  const product = 'photoframe:fotorahmen-eiche';
  const wrong = await send(link, { author: 'Anna S.', rating1: '', words1: 'Schön <i>warm</i>' });
  expect(wrong.status).toBe(422);
  const typed = await wrong.text();
  expect(typed).toContain('Bitte auch Sterne geben');
  expect(typed).toContain('Schön &#60;i&#62;warm&#60;/i&#62;');

  const sent = await send(link, { author: 'Anna S.', rating1: '4', words1: 'Schön warm.' });
  expect(await sent.text()).toContain('Danke für die Bewertung');
  expect(await shown(product)).toBeNull();
  await decideAll({ state: 'accepted' });
  expect(await shown(product)).toMatchObject({
    ...{ count: 1, rating: 4, stars: [0, 1, 0, 0, 0], page: 1, pageCount: 1 },
    reviews: [{ author: 'Anna S.', words: 'Schön warm.', rating: 4, language: 'de' }],
  });

  // The same once more changes nothing; something else waits again.
  await send(link, { author: 'Anna S.', rating1: '4', words1: 'Schön warm.' });
  expect(await shown(product)).not.toBeNull();
  await send(link, { author: 'Anna S.', rating1: '1', words1: 'Ihr Idioten.' });
  expect(await shown(product)).toBeNull();
  await decideAll({ state: 'refused', reason: 'insult' });
  const mails = (await backEnd.mailsTo(email)).filter(({ kind }) => kind === 'review-refused');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('beleidigt');
  expect(await (await backEnd.ask(link)).text()).toContain('haben wir nicht veröffentlicht');

  const token = new URL(link, backEnd.origin).searchParams.get('token') ?? '';
  const erased = await backEnd.ask('/web-api/product-review/erase', {
    method: 'POST',
    body: new URLSearchParams({ token }),
  });
  expect(await erased.text()).toContain('gelöscht');
  expect(await backEnd.database.select().from(productReviews)).toEqual([]);
});

test('a link that is not ours or too old gets a page that says so', async () => {
  expect((await backEnd.ask('/web-api/product-review?token=abc')).status).toBe(404);
  const old = signToken('product-review', '2026-000001', new Date('2020-01-01'), localSigningSecret);
  const over = await backEnd.ask(`/web-api/product-review?token=${old}`);
  expect([over.status, over.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
});

test('a review that was changed meanwhile is not decided', async () => {
  const email = 'aendert@kunde.example';
  await delivered(email, [pen]);
  await ask(11);
  const link = await linkOf(email);
  await send(link, { author: 'Anna S.', rating1: '5' });
  const desk = openDesk(backEnd);
  const [row] = await backEnd.database.select().from(productReviews);
  const decide = (writtenAt: string) =>
    desk.ask('POST /web-api/order-desk/reviews/{id}/decision', {
      params: { id: row?.id ?? '' },
      body: { token: desk.token, by: 'Petra', writtenAt, decision: { state: 'accepted' } },
    });
  expect(await decide('2026-01-01T00:00:00.000Z')).toMatchObject({ ok: false, problem: { status: 409 } });
  expect((await decide(row?.updatedAt.toISOString() ?? '')).ok).toBe(true);
  const stranger = await desk.ask('POST /web-api/order-desk/reviews', {
    body: { token: 'wrong', state: 'open' },
  });
  expect(stranger).toMatchObject({ ok: false, problem: { status: 403 } });
  await backEnd.database.delete(productReviews);
});

test('five hundred reviews: counted, in pages, those in the shop’s language first', async () => {
  const number = await delivered('viele@kunde.example', [pen]);
  const { database, soon } = backEnd;
  const [order] = await database.select().from(orders).where(eq(orders.number, number));
  if (!order) throw new Error('No order.');
  const copies = await database
    .insert(orders)
    .values(
      Array.from({ length: 500 }, (_, place) => ({
        ...order,
        ...{ id: crypto.randomUUID(), number: null, basketId: crypto.randomUUID() },
        ...{ idempotencyKey: `many-${place}`, locale: place % 10 === 0 ? 'fr-FR' : 'de-DE' },
      })),
    )
    .returning({ id: orders.id, locale: orders.locale });
  await database.insert(productReviews).values(
    copies.map(({ id, locale }, place) => ({
      ...{ orderId: id, locale, kind: 'accessory', productId: 'pen-gel-gold', productName: 'Gelstift' },
      ...{ channel: 'blattwerk', rating: (place % 5) + 1, words: `Nr. ${place}`, author: 'Anna' },
      ...{ state: 'accepted', decidedAt: soon, updatedAt: new Date(soon.getTime() + place) },
    })),
  );
  const product = 'accessory:pen-gel-gold';
  const first = await shown(product);
  expect(first).toMatchObject({ count: 500, rating: 3, stars: [100, 100, 100, 100, 100], pageCount: 84 });
  expect(first?.reviews.map(({ words }) => words)).toEqual(
    [499, 498, 497, 496, 495, 494].map((place) => `Nr. ${place}`),
  );
  const last = await shown(product, {}, 999);
  expect(last).toMatchObject({ page: 84, reviews: [{ language: 'fr' }, { words: 'Nr. 0', language: 'fr' }] });
  const french = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-fr' };
  expect((await shown(product, french))?.reviews[0]).toMatchObject({ words: 'Nr. 490', language: 'fr' });
  expect(await shown(product, { 'x-channel': 'myposter', 'x-locale': 'myposter-de' })).toBeNull();
});
