import { handFiles } from '@blattwerk/designs/catalogue/by-hand/hand-files.generated.ts';
import { type HandDesign, handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { localSigningSecret } from '../config.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { seedProducts } from '../products/seed/seed-products.ts';
import { signToken } from '../security/signed-token.ts';
import { generatedCatalogue } from '../test-support/generated-catalogue.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { designsSubject } from './hand-design-handlers.ts';

const lion = handDesignSchema.parse(handFiles[0]?.design);
const generated = generatedCatalogue(20);
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedPrices(backEnd.database, allPrices);
  await seedCatalogue(backEnd.database, generated);
  await seedProducts(backEnd.database, { designs: generated.designs, accessories: allPrices.accessories });
});
afterAll(() => backEnd.close());

const token = () =>
  signToken('design-desk', designsSubject, new Date(Date.now() + 60_000), localSigningSecret);
const call: ReturnType<typeof createWebApiClient> = (name, input) =>
  createWebApiClient(backEnd.origin, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' })(name, input);
const by = 'Käthe';

async function begun(design: HandDesign = lion) {
  const made = await call('POST /web-api/design-desk/designs', { body: { token: token(), by, design } });
  if (!made.ok) throw new Error(made.problem.detail);
  return made.value;
}
const handIn = ({ id, revision }: { id: number; revision: number }) =>
  call('POST /web-api/design-desk/designs/{id}/hand-in', {
    params: { id },
    body: { token: token(), by, revision },
  });
async function found(search: string) {
  const answer = await call('GET /web-api/themes', { query: { search } });
  if (!answer.ok) throw new Error(answer.problem.detail);
  return answer.value.designs.map(({ id }) => id);
}

/** A shop looks for news of its catalogue within five seconds. */
const seen = (search: string, ids: readonly number[]) =>
  expect.poll(() => found(search), { timeout: 20_000 }).toEqual(ids);

test('a card that is handed in is found, shown and laid out like any other, until it is withdrawn', async () => {
  const design = { ...lion, names: { ...lion.names, de: 'Brüllaffe', fr: 'Hurleur' } };
  const card = await begun(design);
  expect([card.state, await found('Brüllaffe')]).toEqual(['draft', []]);
  const sold = await handIn(card);
  expect(sold).toMatchObject({ ok: true, value: { state: 'sold', hasChanges: false } });
  await seen('Brüllaffe', [card.id]);
  const french = createWebApiClient(backEnd.origin, { channel: 'blattwerk', country: 'FR', locale: 'fr-FR' });
  const shown = await french('GET /web-api/designs/{id}', { params: { id: card.id } });
  expect(shown).toMatchObject({ ok: true, value: { themeName: 'Hurleur', priceFrom: { currency: 'eur' } } });
  const layout = { choice: {}, look: { palette: null, pairing: null }, setFor: {} };
  const compose = () =>
    call('POST /web-api/compositions', {
      body: { designId: card.id, ...layout, calendar: null, book: null },
    });
  const composed = await compose();
  expect(
    composed.ok && composed.value.textSlots.map(({ slot, maxLength }) => [slot, maxLength]),
  ).toContainEqual(['names', 40]);
  const withdrawn = await call('POST /web-api/design-desk/designs/{id}/withdraw', {
    params: { id: card.id },
    body: { token: token(), by },
  });
  expect(withdrawn).toMatchObject({ ok: true, value: { state: 'withdrawn' } });
  await seen('Brüllaffe', []);
  // What was begun with it goes on.
  expect((await compose()).ok).toBe(true);
  if (withdrawn.ok) expect((await handIn(withdrawn.value)).ok).toBe(true);
  await seen('Brüllaffe', [card.id]);
});

test('a release that brings another catalogue leaves the shop’s own cards alone', async () => {
  const card = await begun({ ...lion, names: { ...lion.names, de: 'Wüstenkönig' } });
  await handIn(card);
  const fewer = { ...generated, designs: generated.designs.slice(0, 10) };
  await seedCatalogue(backEnd.database, fewer);
  await seedProducts(backEnd.database, { designs: fewer.designs, accessories: allPrices.accessories });
  await seen('Wüstenkönig', [card.id]);
});

test('what the shop sells stays as it was handed in while somebody goes on', async () => {
  const card = await begun();
  const sold = await handIn(card);
  if (!sold.ok) throw new Error(sold.problem.detail);
  const { revision } = sold.value;
  const save = (design: HandDesign) =>
    call('POST /web-api/design-desk/designs/{id}/save', {
      params: { id: card.id },
      body: { token: token(), by, revision, design },
    });
  const wordless = { ...lion, words: { ...lion.words, it: {} } };
  expect(await save(wordless)).toMatchObject({ ok: true, value: { hasChanges: true, state: 'sold' } });
  expect(await save(lion)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await handIn({ id: card.id, revision: revision + 1 })).toMatchObject({
    ok: false,
    problem: { status: 422 },
  });
  const detail = () => call('GET /web-api/designs/{id}', { params: { id: card.id } });
  await expect.poll(detail, { timeout: 20_000 }).toMatchObject({ ok: true });
});

test('a card is judged by the rules of all designs, in every language', async () => {
  const { front } = lion.layout.faces;
  const elements = front.elements.map((one) => {
    if (one.kind !== 'text') return one;
    if (one.slot === 'date') return { ...one, colour: 'wash' };
    if (one.slot === 'place') return { ...one, size: 5, minSize: 5 };
    return one.slot === 'footer' ? { ...one, box: { ...one.box, y: 142 } } : one;
  });
  const design = {
    ...lion,
    words: {
      ...lion.words,
      nl: { ...lion.words.nl, names: 'Sem '.repeat(20) },
      es: { ...lion.words.es, date: '' },
    },
    layout: { ...lion.layout, faces: { front: { ...front, elements } } },
  };
  const judged = await call('POST /web-api/design-desk/judgements', {
    body: { token: token(), design, language: 'de' },
  });
  if (!judged.ok) throw new Error(judged.problem.detail);
  const said = judged.value.faults.map(({ code, severity, slot, language }) => [
    code,
    severity,
    slot,
    language,
  ]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['contrast', 'error', 'date', null],
      ['small', 'error', 'place', null],
      ['near-edge', 'warning', 'footer', null],
      ['overfull', 'error', 'names', 'nl'],
      ['no-words', 'error', 'date', 'es'],
    ]),
  );
  const sound = await call('POST /web-api/design-desk/judgements', {
    body: { token: token(), design: lion, language: 'fr' },
  });
  expect(sound).toMatchObject({ ok: true, value: { faults: [] } });
  const unknown = { ...lion, palette: 'nichts' };
  expect(
    await call('POST /web-api/design-desk/judgements', {
      body: { token: token(), design: unknown, language: 'de' },
    }),
  ).toMatchObject({ ok: true, value: { document: null, faults: [{ code: 'unfit' }] } });
});

test('nobody without a token of this shop makes cards', async () => {
  const orders = signToken('order-desk', 'orders', new Date(Date.now() + 60_000), localSigningSecret);
  for (const wrong of [orders, 'x'])
    expect(await call('POST /web-api/design-desk/list', { body: { token: wrong } })).toMatchObject({
      ok: false,
      problem: { status: 403 },
    });
});
