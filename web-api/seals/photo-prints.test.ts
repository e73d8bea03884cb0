import { gunzipSync } from 'node:zlib';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { designSchema } from '@blattwerk/schemas/design/document.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { photoTooCoarseProblem } from '@blattwerk/schemas/web-api/contract/problem-types.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../test-support/browser.ts';
import {
  askDrafts,
  contentOf,
  sealedItem,
  startDesigningBackEnd,
} from '../test-support/designing-back-end.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';
import { sentPhoto } from '../test-support/sent-photo.ts';
import { asAsked } from './as-asked.ts';
import { sealedOf } from './sealed-designs.ts';

const now = new Date('2026-11-26T08:00:00Z');

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

/** A visitor of the shop that sells pictures for the wall. */
function visitorOfPosters() {
  return openBrowser(backEnd, { 'x-channel': 'myposter', 'x-locale': 'myposter-de' });
}

async function storedSeal(item: BasketItem) {
  if (item.kind !== 'design') throw new Error('This is of no design.');
  const [row] = await backEnd.database.select().from(sealedDesigns).where(eq(sealedDesigns.id, item.sealId));
  if (!row) throw new Error('There is no such seal.');
  const [sealed] = (await sealedOf(backEnd.database, [item.sealId])).values();
  const design = designSchema.parse(JSON.parse(gunzipSync(row.document ?? '').toString()));
  return { row, design, asked: sealed && asAsked(sealed.choice) };
}

test('a canvas of an own size is its photo, as far as it goes round the stretcher', async () => {
  const photos = { photo: await sentPhoto(backEnd, 3000, 2000) };
  const choice = { format: '610x405', quantity: '2' };
  const { item, quantity } = await sealedItem(visitorOfPosters(), 'leinwand', { photos, choice });
  const { row, design, asked } = await storedSeal(item);
  expect(quantity).toBe(2);
  expect(row).toMatchObject({ kind: 'photoframe', designId: 'leinwand', format: '610x405' });
  expect(row.choice).toMatchObject({ material: 'leinwand', frameFamily: null, format: '610x405' });
  expect(asked).toEqual({ format: '610x405' });
  expect(design).toMatchObject({ bleed: 40, pages: [{ trim: { width: 610, height: 405 } }] });
  expect(design.pages[0]?.layers).toMatchObject([
    { type: 'photo', box: { x: -40, y: -40, width: 690, height: 485 } },
  ]);
});

test('a framed photo is printed as its mat shows it, on what the frame holds', async () => {
  const photos = { photo: await sentPhoto(backEnd, 3000, 2000) };
  const choice = { format: '455x330', substrate: 'hahnemuehle', mat: 'mat-weiss' };
  const { item } = await sealedItem(visitorOfPosters(), 'holzrahmen-eiche', { photos, choice });
  const { row, design, asked } = await storedSeal(item);
  expect(row.choice).toEqual({
    kind: 'photoframe',
    material: 'hahnemuehle',
    frameFamily: 'holzrahmen',
    frameType: 'holzrahmen-eiche',
    matType: 'mat-weiss',
    matSize: 30,
    format: '455x330',
  });
  expect(asked).toEqual(choice);
  expect(design).toMatchObject({ bleed: 5, pages: [{ trim: { width: 455, height: 330 } }] });
  const bare = { ...choice, mat: 'mat-none' };
  const { item: other } = await sealedItem(visitorOfPosters(), 'holzrahmen-eiche', { photos, choice: bare });
  expect((await storedSeal(other)).design.bleed).toBe(3);
});

test('a print has its paper, its way round and its border', async () => {
  const photos = { photo: await sentPhoto(backEnd, 1500, 1000) };
  const choice = { format: '150x100', border: 'white' };
  const { item } = await sealedItem(visitorOfPosters(), '100x150', { photos, choice });
  const { row, design } = await storedSeal(item);
  expect(row).toMatchObject({ kind: 'photoprint', designId: '100x150', format: '150x100' });
  expect(row.choice).toMatchObject({ paper: 'fotopapier-matt', border: 'white' });
  expect(design.pages[0]?.layers).toMatchObject([{ box: { x: 4, y: 4, width: 142, height: 92 } }]);
});

test.each([
  ['leinwand', { format: '100x100' }, 'format'],
  ['holzrahmen-eiche', { format: '300x200', substrate: 'leinwand' }, 'substrate'],
  ['artbox-schwarz', { format: '300x200', mat: 'mat-weiss' }, 'mat'],
  ['100x150', { format: '200x300' }, 'format'],
])('%s is not made as %o', async (designId, choice, field) => {
  const refused = await refusalOf(designId, { choice });
  expect(refused).toMatchObject({ errors: [{ path: ['choice', field] }] });
});

test('a photo with too few pixels is refused, whatever is said of it', async () => {
  const small = await sentPhoto(backEnd, 900, 600);
  const choice = { format: '600x400' };
  const type = photoTooCoarseProblem;
  const refused = await refusalOf('leinwand', { choice, photos: { photo: small } });
  expect(refused).toMatchObject({ type, errors: [{ path: ['photos', 'photo'] }] });
  expect(refused.message).toEqual({ text: expect.stringContaining('nur 31 dpi, zu wenig') });
  const boasted = { ...small, width: 9000, height: 6000 };
  expect(await refusalOf('leinwand', { choice, photos: { photo: boasted } })).toMatchObject({ type });
  const choiceInHand = { format: '200x150' };
  await sealedItem(visitorOfPosters(), 'poster', { choice: choiceInHand, photos: { photo: small } });
});

test('an empty print is refused, and so is a code that nothing has', async () => {
  expect(await refusalOf('leinwand', {})).toMatchObject({ errors: [{ path: ['photos', 'photo'] }] });
  const body = { designId: 'goldbarren', content: contentOf() };
  expect((await askDrafts(visitorOfPosters(), 'POST ', { body })).status).toBe(404);
});

async function refusalOf(designId: string, content: Partial<DraftContent>) {
  const browser = visitorOfPosters();
  const made = await askDrafts(browser, 'POST ', { body: { designId, content: contentOf(content) } });
  const { id, key } = made.value;
  const refused = await askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 1 } });
  expect(refused.status).toBe(422);
  return refused.value;
}
