import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import { drafts, sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import { draftBytes } from '@blattwerk/schemas/configurator/draft.ts';
import { composedSchema } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { draftChangedProblem } from '@blattwerk/schemas/web-api/contract/problem-types.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetWhatIsOver } from '../background/housekeeping.ts';
import { sealsOf } from '../basket/basket-content.ts';
import { keepSealed, sealedOf } from '../seals/sealed-designs.ts';
import { openBrowser } from '../test-support/browser.ts';
import {
  askDrafts,
  card,
  contentOf,
  sealedItem,
  sealedLines,
  startDesigningBackEnd,
} from '../test-support/designing-back-end.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';
import { forgetDrafts } from './forget-drafts.ts';

const day = 24 * 60 * 60 * 1000;
const begun = new Date('2026-11-24T08:00:00Z');
let now = begun;
const daysLater = (days: number) => new Date(begun.getTime() + days * day);

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

const names = (text: string) => contentOf({ texts: { names: text } });

async function created() {
  now = begun;
  const browser = openBrowser(backEnd);
  const { status, value } = await askDrafts(browser, 'POST ', {
    body: { designId: card, content: names('Eva & Max') },
  });
  expect(status).toBe(201);
  return { browser, id: String(value.id), key: String(value.key), value };
}

test('a guest’s draft is opened by its key, and by nothing else', async () => {
  const { browser, id, key, value } = await created();
  expect(value).toMatchObject({ revision: 1, expiresAt: daysLater(30).toISOString() });
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(await askDrafts(browser, `GET /${id}`, { key })).toMatchObject({
    status: 200,
    value: {
      designId: card,
      product: { kind: 'card', name: 'Einladungskarte „Eukalyptushain“' },
      content: names('Eva & Max'),
      revision: 1,
      suite: expect.any(Number),
      isOrdered: false,
      standing: 'ok',
    },
  });
  for (const wrong of [undefined, 'x', `${key.slice(0, -1)}${key.endsWith('A') ? 'Q' : 'A'}`])
    expect((await askDrafts(browser, `GET /${id}`, { key: wrong })).status).toBe(404);
  const [row] = await backEnd.database.select().from(drafts).where(eq(drafts.id, id));
  expect(JSON.stringify(row)).not.toContain(key);
  const elsewhere = await backEnd.ask(`/web-api/drafts/${id}`, {
    headers: { 'draft-key': key, 'x-channel': 'myposter', 'x-locale': 'myposter-de' },
  });
  expect(elsewhere.status).toBe(404);
});

test('the next revision is kept; one of an older revision is refused with what is kept', async () => {
  const { browser, id, key } = await created();
  now = daysLater(3);
  const first = { content: names('Eva & Tom'), revision: 1 };
  const saved = await askDrafts(browser, `PUT /${id}`, { key, body: first });
  expect(saved).toEqual({ status: 200, value: { revision: 2, expiresAt: daysLater(33).toISOString() } });
  const again = await askDrafts(browser, `PUT /${id}`, { key, body: first });
  expect(again).toEqual(saved);
  const other = await askDrafts(browser, `PUT /${id}`, {
    key,
    body: { content: names('Ida & Tom'), revision: 1 },
  });
  expect(other).toMatchObject({
    status: 409,
    value: { type: draftChangedProblem, draft: { revision: 2, content: names('Eva & Tom') } },
  });
});

test('of two who save one revision at once, one is told', async () => {
  const { browser, id, key } = await created();
  const save = (text: string) =>
    askDrafts(browser, `PUT /${id}`, { key, body: { content: names(text), revision: 1 } });
  const answers = await Promise.all(['A & B', 'C & D', 'E & F'].map(save));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('what is past its time is gone, and forgotten', async () => {
  const { browser, id, key } = await created();
  now = daysLater(29.9);
  expect((await askDrafts(browser, `GET /${id}`, { key })).status).toBe(200);
  now = daysLater(30.1);
  expect((await askDrafts(browser, `GET /${id}`, { key })).status).toBe(404);
  await forgetWhatIsOver(backEnd.database, now);
  expect(await backEnd.database.select().from(drafts).where(eq(drafts.id, id))).toEqual([]);
});

test('who signs in with the key at hand takes the draft over; the key opens it no more', async () => {
  const { browser, id, key } = await created();
  const guest = openBrowser(backEnd);
  expect((await askDrafts(browser, 'GET ')).status).toBe(401);
  const form = { email: 'eva@kunde.example', password: 'vier blaue Papierschiffe' };
  await signUpCustomer(backEnd, browser, { ...form, firstName: 'Eva', lastName: 'Sommer' });
  expect(await askDrafts(browser, 'GET ')).toMatchObject({ value: { drafts: [] } });
  const body = { content: names('Eva & Ole'), revision: 1 };
  expect(await askDrafts(browser, `PUT /${id}`, { key, body })).toMatchObject({
    value: { revision: 2, expiresAt: daysLater(365).toISOString() },
  });
  expect((await askDrafts(guest, `GET /${id}`, { key })).status).toBe(404);
  expect(await askDrafts(browser, 'GET ')).toMatchObject({
    value: {
      drafts: [{ id, product: { kind: 'card' }, words: 'Eva & Ole', picture: { widths: expect.any(Array) } }],
    },
  });
  const exported = await browser.ask('/web-api/customer-export?channel=blattwerk');
  expect(await exported.json()).toMatchObject({ drafts: [{ designId: card, content: names('Eva & Ole') }] });

  const copied = await askDrafts(browser, `POST /${id}/copies`, { body: {} });
  expect(copied).toMatchObject({ status: 201, value: { key: null, revision: 1 } });
  expect((await askDrafts(guest, `DELETE /${copied.value.id}`)).status).toBe(200);
  const both = await askDrafts(browser, 'GET ');
  expect(both.value.drafts).toHaveLength(2);
  await askDrafts(browser, `DELETE /${copied.value.id}`);
  expect((await askDrafts(browser, 'GET ')).value.drafts).toHaveLength(1);
});

test('with an account go its drafts, and what was sealed of them unless it was ordered', async () => {
  const browser = openBrowser(backEnd);
  const form = { email: 'ida@kunde.example', password: 'vier blaue Papierschiffe' };
  await signUpCustomer(backEnd, browser, { ...form, firstName: 'Ida', lastName: 'Sommer' });
  const [ordered, left] = [await sealedItem(browser, card), await sealedItem(browser, card)];
  const { database } = backEnd;
  await keepSealed(database, sealsOf([ordered.item]));
  const [customer] = await database.select().from(customers).where(eq(customers.email, form.email));
  const id = customer?.id ?? '';
  await forgetDrafts(database, eq(drafts.customerId, id));
  expect(await database.select().from(drafts).where(eq(drafts.customerId, id))).toEqual([]);
  const seals = sealsOf([ordered.item, left.item]);
  expect([...(await sealedOf(database, seals)).keys()]).toEqual(sealsOf([ordered.item]));
});

test('a copy is a draft of its own', async () => {
  const { browser, id, key } = await created();
  const copy = await askDrafts(browser, `POST /${id}/copies`, { key, body: {} });
  expect(copy.status).toBe(201);
  const { value } = copy;
  await askDrafts(browser, `PUT /${value.id}`, {
    key: value.key,
    body: { content: names('Uwe'), revision: 1 },
  });
  expect((await askDrafts(browser, `GET /${id}`, { key })).value).toMatchObject({
    content: names('Eva & Max'),
  });
  await askDrafts(browser, `DELETE /${id}`, { key });
  expect((await askDrafts(browser, `GET /${id}`, { key })).status).toBe(404);
  expect((await askDrafts(browser, `GET /${value.id}`, { key: value.key })).status).toBe(200);
});

test('a copy is called by what it is a copy of, or as it is asked for; sent twice it is made once', async () => {
  const { browser, id, key } = await created();
  const copyOf = (body: object) => askDrafts(browser, `POST /${id}/copies`, { key, body });
  expect(await copyOf({})).toMatchObject({
    status: 201,
    value: { title: 'Kopie von Eva & Max', designId: card },
  });
  const body = { title: 'Für Oma', idempotencyKey: 'k'.repeat(32) };
  const [first, second] = await Promise.all([copyOf(body), copyOf(body)]);
  expect(first.value).toMatchObject({ title: 'Für Oma', kind: 'card' });
  expect(second.value).toEqual(first.value);
  const opened = await askDrafts(browser, `GET /${first.value.id}`, { key: first.value.key });
  expect(opened.value).toMatchObject({ title: 'Für Oma', content: names('Eva & Max') });
});

test('a draft that is sent again with its key is made once, and its guest is told the same', async () => {
  const browser = openBrowser(backEnd);
  const idempotencyKey = 'a-lost-answer-0123456789';
  const send = (content: object) =>
    askDrafts(browser, 'POST ', { body: { designId: card, content, idempotencyKey } });
  const [first, again] = [await send(names('Eva')), await send(names('Eva'))];
  expect(again).toEqual(first);
  await askDrafts(browser, `PUT /${first.value.id}`, {
    key: first.value.key,
    body: { content: names('Eva & Max'), revision: 1 },
  });
  // What was kept meanwhile stays, and its revision says that there is something.
  expect((await send(names('Eva'))).value).toMatchObject({ id: first.value.id, revision: 2 });
  const customer = openBrowser(backEnd);
  const form = { email: 'ute@kunde.example', password: 'vier blaue Papierschiffe' };
  await signUpCustomer(backEnd, customer, { ...form, firstName: 'Ute', lastName: 'Sommer' });
  const own = { designId: card, content: names('Ute'), idempotencyKey: 'the-key-of-ute-0123456789' };
  expect((await askDrafts(customer, 'POST ', { body: own })).value.key).toBeNull();
  expect((await askDrafts(browser, 'POST ', { body: own })).status).toBe(409);
});

test('what was sealed is gone on with in a draft of its own, also once the first draft is gone', async () => {
  const { browser, id, key } = await created();
  const sealed = await askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 1 } });
  const [seal] = sealsOf(sealedLines(sealed.value).map(({ item }) => item));
  await askDrafts(browser, `DELETE /${id}`, { key });
  const answer = await browser.ask(`/web-api/sealed-designs/${seal}/drafts`, { body: {} });
  const copy = await answer.json();
  expect(copy).toMatchObject({ designId: card, kind: 'card', title: 'Kopie von Eva & Max' });
  expect((await askDrafts(browser, `GET /${copy.id}`, { key: copy.key })).value).toMatchObject({
    revision: 1,
    content: names('Eva & Max'),
  });
  const unknown = `/web-api/sealed-designs/${id}/drafts`;
  expect((await browser.ask(unknown, { body: {} })).status).toBe(404);
});

test('half a character is refused, as no text can hold it', async () => {
  const browser = openBrowser(backEnd);
  const body = { designId: card, content: names('Eva \ud83c') };
  expect((await askDrafts(browser, 'POST ', { body })).status).toBe(400);
});

test('what is too long, or of no design, is not kept', async () => {
  const browser = openBrowser(backEnd);
  const slots = Array.from({ length: Math.ceil(draftBytes / 900) }, (_, place) => [
    `slot-${place}`,
    'x'.repeat(900),
  ]);
  const content = contentOf({ texts: Object.fromEntries(slots) });
  expect((await askDrafts(browser, 'POST ', { body: { designId: card, content } })).status).toBe(400);
  const none = { designId: 999_999, content: contentOf() };
  expect((await askDrafts(browser, 'POST ', { body: none })).status).toBe(404);
});

test('a draft is given a name by its owner alone, and loses it again', async () => {
  const { browser, id, key } = await created();
  const rename = (title: string | null, by?: string) =>
    askDrafts(browser, `PUT /${id}/title`, { ...(by !== undefined && { key: by }), body: { title } });
  expect((await rename('Für Oma')).status).toBe(404);
  expect(await rename('  Für Oma ', key)).toMatchObject({ status: 200, value: { title: 'Für Oma' } });
  const opened = await askDrafts(browser, `GET /${id}`, { key });
  expect(opened.value).toMatchObject({ title: 'Für Oma', revision: 1 });
  expect((await rename(' ', key)).status).toBe(400);
  expect((await rename('x'.repeat(81), key)).status).toBe(400);
  await rename(null, key);
  expect((await askDrafts(browser, `GET /${id}`, { key })).value).toMatchObject({ title: null });
});

test('a draft that is made anew keeps its name', async () => {
  now = begun;
  const browser = openBrowser(backEnd);
  const body = { designId: card, content: names('Eva & Max'), title: 'Für Oma' };
  const { value } = await askDrafts(browser, 'POST ', { body });
  const opened = await askDrafts(browser, `GET /${value.id}`, { key: String(value.key) });
  expect(opened.value).toMatchObject({ title: 'Für Oma' });
});

test('a draft opens as it was begun when a release has changed its design, and is offered the new version', async () => {
  const { browser, key, id } = await created();
  const composed = async (recipe?: string) => {
    const { look, choice, setFor } = contentOf();
    const body = { designId: card, look, choice, setFor, ...(recipe !== undefined && { recipe }) };
    const response = await browser.ask('/web-api/compositions', { method: 'POST', body });
    expect(response.status).toBe(200);
    return composedSchema.parse(await response.json());
  };
  const first = await composed();
  expect(first.newRecipe).toBeNull();
  const written = { ...names('Eva & Max'), recipe: first.recipe };
  const saved = await askDrafts(browser, `PUT /${id}`, { key, body: { content: written, revision: 1 } });
  expect(saved.status).toBe(200);

  const [row] = await backEnd.database.select().from(designs).where(eq(designs.id, card));
  const before = recipeSchema.parse(row?.recipe);
  const released = { ...before, seed: before.seed + 1, texts: { ...before.texts, headline: 'Neu gefasst' } };
  await backEnd.database.update(designs).set({ recipe: released }).where(eq(designs.id, card));
  try {
    const opened = await askDrafts(browser, `GET /${id}`, { key });
    expect(opened.value).toMatchObject({ content: { recipe: first.recipe } });
    const again = await composed(first.recipe);
    expect(again.design).toEqual(first.design);
    const now = await composed();
    expect(now.design).not.toEqual(first.design);
    expect(again.newRecipe).toBe(now.recipe);
    // A recipe that was not kept is laid out as it is now.
    expect((await composed('0'.repeat(32))).recipe).toBe(now.recipe);

    const seal = await askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 2 } });
    expect(seal.status).toBe(201);
    const [sealed] = await backEnd.database
      .select({ recipe: sealedDesigns.recipe })
      .from(sealedDesigns)
      .where(eq(sealedDesigns.draftId, id));
    expect(recipeSchema.parse(sealed?.recipe).seed).toBe(before.seed);
  } finally {
    await backEnd.database.update(designs).set({ recipe: before }).where(eq(designs.id, card));
  }
});
