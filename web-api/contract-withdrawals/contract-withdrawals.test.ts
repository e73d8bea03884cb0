import { contractWithdrawals } from '@blattwerk/database/tables/contract-withdrawals.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { seedProducts } from '../products/seed/seed-products.ts';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { openBrowser } from '../test-support/browser.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let now = new Date('2026-11-24T12:34:00Z');
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({}, () => now);
  await seedPrices(backEnd.database, allPrices);
  await seedProducts(backEnd.database, { designs: [], accessories: allPrices.accessories });
});
afterAll(() => backEnd.close());

const german = { channel: 'blattwerk', locale: 'de-DE' };
const address = '/web-api/contract-withdrawal';

async function send(path: string, fields: Record<string, string>) {
  const response = await openBrowser(backEnd).ask(path, {
    body: new URLSearchParams({ ...german, ...fields }),
  });
  return { status: response.status, html: await response.text() };
}
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
const mailsTo = (email: string) => backEnd.database.select().from(mails).where(eq(mails.recipient, email));

test('a contract is withdrawn from in two steps, without signing in; the receipt names content and time', async () => {
  const visitor = openBasketVisitor(backEnd);
  const email = 'widerruf@kunde.example';
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10), { email }));
  const opened = await openBrowser(backEnd).ask(
    `${address}?channel=blattwerk&locale=de-DE&number=${order.number}`,
  );
  const form = await opened.text();
  expect(form).toContain('<h1>Vertrag widerrufen</h1>');
  expect(form).toContain(`value="${order.number}"`);

  const asked = await send(address, { name: 'Anna Sommer', email, number: order.number });
  expect(asked.html).toContain('Widerruf bestätigen');
  expect(asked.html).toContain('Anna Sommer');
  expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['order-placed']);

  const token = tokenIn(asked.html);
  const done = await send(`${address}/confirm`, { token });
  expect(done.html).toContain('24. November 2026 um 13:34:00 MEZ');
  now = new Date(now.getTime() + 60_000);
  expect((await send(`${address}/confirm`, { token })).html).toContain('13:34:00 MEZ');
  const receipts = (await mailsTo(email)).filter(({ kind }) => kind === 'contract-withdrawal');
  expect(receipts).toHaveLength(1);
  expect(receipts[0]?.text).toContain(order.number);
  expect(receipts[0]?.text).toContain('24. November 2026 um 13:34:00 MEZ');
  const known = await visitor.browser.ask(`/web-api/orders/${order.number}?token=${order.token}`);
  expect((await known.json()).events.map(({ kind }: { kind: string }) => kind)).toContain('withdrawn');
});

test('a declaration about no order of that address is taken all the same, and says nothing of what there is', async () => {
  const asked = await send(address, { name: 'Bert', email: 'bert@kunde.example', number: 'Nr. 2026-999999' });
  expect(asked.status).toBe(200);
  expect((await send(`${address}/confirm`, { token: tokenIn(asked.html) })).status).toBe(200);
  const [row] = await backEnd.database
    .select()
    .from(contractWithdrawals)
    .where(eq(contractWithdrawals.email, 'bert@kunde.example'));
  expect(row).toMatchObject({ orderId: null, confirmedAt: expect.any(Date) });
});

test('what is missing is said at its field, with what was typed kept', async () => {
  const { status, html } = await send(address, { name: '', email: 'anna', number: '<b>1</b>' });
  expect(status).toBe(422);
  expect(html.match(/role="alert"/g)).toHaveLength(3);
  expect(html).toContain('value="&#60;b&#62;1&#60;/b&#62;"');
});

test('a forged token confirms nothing, and one that is a day old neither', async () => {
  const asked = await send(address, { name: 'Cleo', email: 'cleo@kunde.example', number: '2026-000001' });
  const token = tokenIn(asked.html);
  expect((await send(`${address}/confirm`, { token: `${token.slice(0, -1)}x` })).status).toBe(404);
  now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  expect((await send(`${address}/confirm`, { token })).status).toBe(410);
  expect(await mailsTo('cleo@kunde.example')).toEqual([]);
});

test('with the link of the order its lines are chosen, and the receipt and the desk name them', async () => {
  const visitor = openBasketVisitor(backEnd);
  const email = 'teil@kunde.example';
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10), { email }));
  const link = `${address}?channel=blattwerk&locale=de-DE&number=${order.number}`;
  const stranger = await (await openBrowser(backEnd).ask(link)).text();
  expect(stranger).not.toContain('name="quantity"');
  const form = await (await openBrowser(backEnd).ask(`${link}&token=${order.token}`)).text();
  expect(form).toMatch(/name="quantity"[^>]* max="10"[^>]* value="10"/);
  const typed = { name: 'Anna Sommer', email, number: order.number, token: order.token };
  for (const quantity of ['0', '11', 'x']) {
    const wrong = await send(address, { ...typed, quantity });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('mindestens einem Artikel');
  }
  const asked = await send(address, { ...typed, quantity: '4' });
  expect(asked.html).toContain('4 × Gelstift, goldfarben');
  await send(`${address}/confirm`, { token: tokenIn(asked.html) });
  const receipt = (await mailsTo(email)).find(({ kind }) => kind === 'contract-withdrawal');
  expect(receipt?.text).toContain('4 × Gelstift, goldfarben');
  const [row] = await backEnd.database
    .select()
    .from(contractWithdrawals)
    .where(eq(contractWithdrawals.email, email));
  expect(row).toMatchObject({ goods: '4 × Gelstift, goldfarben', quantities: [4] });
});
