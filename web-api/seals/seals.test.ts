import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { designSchema } from '@blattwerk/schemas/design/document.ts';
import { basketItemSchema } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import { type Problem, problemSchema } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openBasketVisitor } from '../test-support/basket-visitor.ts';
import { type Browser, openBrowser } from '../test-support/browser.ts';
import {
  askDrafts,
  card,
  confetti,
  contentOf,
  designsOfEveryKind,
  refinableCard,
  sealedItem,
  startDesigningBackEnd,
} from '../test-support/designing-back-end.ts';
import type { RunningBackEnd } from '../test-support/running-back-end.ts';
import { sentPhoto } from '../test-support/sent-photo.ts';

const now = new Date('2026-11-24T08:00:00Z');
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startDesigningBackEnd(() => now);
});
afterAll(() => backEnd.close());

type Content = Parameters<typeof contentOf>[0];

async function sealing(browser: Browser, designId: number, content: Content) {
  const made = await askDrafts(browser, 'POST ', { body: { designId, content: contentOf(content) } });
  const { id, key } = made.value;
  return () => askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 1 } });
}

async function refusalOf(designId: number, content: Content): Promise<Problem> {
  const browser = openBrowser(backEnd);
  const { status, value } = await (await sealing(browser, designId, content))();
  expect(status).toBe(422);
  return problemSchema.parse(value);
}

async function storedSeal(item: unknown) {
  const parsed = basketItemSchema.parse(item);
  if (parsed.kind !== 'design') throw new Error('This is of no design.');
  const [row] = await backEnd.database
    .select()
    .from(sealedDesigns)
    .where(eq(sealedDesigns.id, parsed.sealId));
  if (!row) throw new Error('There is no such seal.');
  const json = gunzipSync(row.document ?? '').toString();
  return { row, json, design: designSchema.parse(JSON.parse(json)) };
}

test('what is sealed is the document with the words of now, and all that was chosen', async () => {
  const browser = openBrowser(backEnd);
  const { item, quantity } = await sealedItem(browser, refinableCard, {
    choice: { paper: 'premium-matt', refinement: 'gold', quantity: '75' },
    texts: { names: 'Käthe & Ōtani' },
  });
  expect(quantity).toBe(75);
  const { row, json, design } = await storedSeal(item);
  expect(row).toMatchObject({
    revision: 1,
    kind: 'card',
    designId: String(refinableCard),
    format: '105x148',
    choice: { kind: 'card', productType: 'postkarte-hoch', paper: 'premium-matt', refinement: 'gold' },
    sha256: createHash('sha256').update(json).digest('hex'),
  });
  expect(design.foil).toBe('gold');
  const words = design.pages.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.type === 'text' && layer.slot === 'names' ? layer.text : [])),
  );
  expect(words.join(' ')).toContain('Käthe & Ōtani');
});

test('metal that nobody pays for is not pressed', async () => {
  const { item } = await sealedItem(openBrowser(backEnd), refinableCard);
  const { row, design } = await storedSeal(item);
  expect(row.choice).toMatchObject({ refinement: 'ohne' });
  expect(design.foil).toBeNull();
});

test('the same revision has one seal, also where it is asked for twice at once', async () => {
  const browser = openBrowser(backEnd);
  const seal = await sealing(browser, card, {});
  const answers = await Promise.all([seal(), seal(), seal()]);
  const again = await seal();
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set([...answers, again].map(({ value }) => JSON.stringify(value))).size).toBe(1);
});

test('invented names, days and places are told as long as they are in it; nothing of a design as it is sold is near the edge', async () => {
  const seal = await sealing(openBrowser(backEnd), card, { texts: { names: 'Käthe & Ōtani' } });
  const told = z.object({ warnings: z.array(z.object({ slot: z.string(), message: z.string() })) });
  const { warnings } = told.parse((await seal()).value);
  const slots = warnings.map(({ slot }) => slot);
  expect(slots).not.toContain('names');
  expect(slots).toContain('date');
  for (const { message } of warnings) expect(message).toMatch(/ist noch der Text des Musters\.$/);
});

test('words that a cut may touch are told each time, and hinder nothing', async () => {
  const browser = openBrowser(backEnd);
  const seal = await sealing(browser, confetti, { texts: { initials: 'J' } });
  const warnings = [
    { slot: 'initials', message: '„J“ steht sehr nah am Rand und kann beim Schneiden berührt werden.' },
  ];
  expect(await seal()).toMatchObject({ status: 201, value: { warnings } });
  expect(await seal()).toMatchObject({ status: 201, value: { warnings } });
});

test('another revision than the one that is kept is not sealed', async () => {
  const browser = openBrowser(backEnd);
  const made = await askDrafts(browser, 'POST ', { body: { designId: card, content: contentOf() } });
  const { id, key } = made.value;
  const refused = await askDrafts(browser, `POST /${id}/seals`, { key, body: { revision: 2 } });
  expect(refused).toMatchObject({ status: 409, value: { draft: { revision: 1 } } });
  expect((await askDrafts(browser, `POST /${id}/seals`, { body: { revision: 1 } })).status).toBe(404);
});

test('a choice that does not fit is refused by its name, with what does', async () => {
  expect(await refusalOf(card, { choice: { paper: 'pergament' } })).toMatchObject({
    message: { text: expect.stringContaining('Auswahl') },
    errors: [{ in: 'body', path: ['choice', 'paper'], allowed: expect.arrayContaining(['feinstpapier']) }],
  });
  expect(await refusalOf(card, { choice: { format: '90x90' } })).toMatchObject({
    errors: [{ path: ['choice', 'format'] }],
  });
  expect(await refusalOf(card, { choice: { refinement: 'gold' } })).toMatchObject({
    errors: [{ path: ['choice', 'refinement'], allowed: ['ohne'] }],
  });
  const look = { palette: 'no-such-palette', pairing: null };
  expect(await refusalOf(card, { look })).toMatchObject({ errors: [{ path: ['look', 'palette'] }] });
});

test('words that have no room, and characters that no font has, are refused where they stand', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenverein'.repeat(4);
  const refused = await refusalOf(card, { texts: { names: long, headline: 'Hurra 🎉' } });
  expect(refused.errors?.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ['texts', 'names'],
      ['texts', 'headline'],
    ]),
  );
  expect(refused.message?.text).toContain('🎉');
  expect(refused.message?.text).toContain('ist zu lang für seinen Platz');
  expect(await refusalOf(card, { texts: { number: '7' } })).toMatchObject({
    errors: [{ path: ['texts', 'number'] }],
    message: { text: expect.stringContaining('kein Platz') },
  });
});

test('something of every kind is sealed once its photos are there', async () => {
  for (const { id, kind } of designsOfEveryKind()) {
    const browser = openBrowser(backEnd);
    const first = await (await sealing(browser, id, {}))();
    const photos = first.status === 422 ? await photosFor(problemSchema.parse(first.value)) : {};
    const { item } = await sealedItem(browser, id, { photos });
    const { row } = await storedSeal(item);
    expect(row.kind).toBe(kind);
  }
}, 60_000);

test('a chosen size decides the size of the document', async () => {
  const calendar = designsOfEveryKind().find(({ kind }) => kind === 'calendar');
  if (!calendar) throw new Error('There is no calendar.');
  const choice = { format: 'a4-portrait' };
  const photos = await photosFor(await refusalOf(calendar.id, { choice }));
  const { item } = await sealedItem(openBrowser(backEnd), calendar.id, { photos, choice });
  const { row, design } = await storedSeal(item);
  expect(row.format).toBe('210x297');
  expect(design.pages[0]?.trim).toEqual({ width: 210, height: 297 });
});

test('a calendar of thirteen months costs as much as one with a title, and is printed with its months alone', async () => {
  const calendar = designsOfEveryKind().find(({ kind }) => kind === 'calendar');
  if (!calendar) throw new Error('There is no calendar.');
  const sold: CalendarSetting = { start: '2027-01', language: 'de', country: 'DE', region: null, dates: [] };
  const sealedWith = async (calendarSheets: Partial<CalendarSetting>) => {
    const content = { calendar: { ...sold, ...calendarSheets }, setFor: { title: 'Unser Haus' } };
    const photos = await photosFor(await refusalOf(calendar.id, content));
    const visitor = openBasketVisitor(backEnd);
    const { item } = await sealedItem(visitor.browser, calendar.id, { ...content, photos });
    const { row, design } = await storedSeal(item);
    const [line] = (await visitor.add(basketItemSchema.parse(item))).lines;
    const pages = design.pages.map(({ id }) => id);
    return { choice: row.choice, pages, slots: Object.keys(photos), details: line?.details };
  };
  const titled = await sealedWith({});
  const alone = await sealedWith({ sheets: 'months-13' });
  expect(alone.choice).toEqual(titled.choice);
  expect(titled.details).toContain('Januar–Dezember 2027');
  expect(alone.details).toContain('Januar 2027\u2009–\u2009Januar 2028');
  expect(titled.pages[0]).toBe('cover');
  expect([alone.pages.length, alone.pages[0], alone.pages[12]]).toEqual([13, 'month-1', 'month-13']);
  expect(alone.slots.toSorted()).toEqual(alone.pages.toSorted());
});

/** A photo in every place that lacks one; nothing else may be refused. */
async function photosFor({ message, errors = [] }: Problem) {
  expect(message?.text).toBe('Es fehlt noch ein Foto.');
  const photo = await sentPhoto(backEnd, 3000, 2000);
  return Object.fromEntries(errors.map(({ path }) => [String(path[1]), photo]));
}

test('what is sealed shows the customer’s photo, which stays as long as it does', async () => {
  const collage = designsOfEveryKind().find(({ kind }) => kind === 'collage');
  if (!collage) throw new Error('There is no collage.');
  const photos = await photosFor(await refusalOf(collage.id, {}));
  const { item } = await sealedItem(openBrowser(backEnd), collage.id, { photos });
  if (item.kind !== 'design') throw new Error('This is of no design.');
  const picture = await backEnd.ask(`/web-api/sealed-pictures/${item.sealId}/front?width=600`);
  const { dominant } = await sharp(Buffer.from(await picture.arrayBuffer())).stats();
  expect(dominant.r).toBeGreaterThan(150);
  expect(dominant.g).toBeLessThan(60);
  const [photo] = Object.values(photos);
  const deleted = await backEnd.ask(photo?.url ?? '', { method: 'DELETE' });
  expect(deleted.status).toBe(409);
});

test('a photo that is gone keeps its draft from being sealed', async () => {
  const collage = designsOfEveryKind().find(({ kind }) => kind === 'collage');
  if (!collage) throw new Error('There is no collage.');
  const photos = await photosFor(await refusalOf(collage.id, {}));
  const [slot = ''] = Object.keys(photos);
  const lost = await sentPhoto(backEnd, 3000, 2000);
  expect((await backEnd.ask(lost.url, { method: 'DELETE' })).status).toBe(200);
  const refused = await refusalOf(collage.id, { photos: { ...photos, [slot]: lost } });
  expect(refused.errors).toMatchObject([{ path: ['photos', slot] }]);
});

test('its pictures are its buyer’s: of every page, kept by the browser alone', async () => {
  const { item } = await sealedItem(openBrowser(backEnd), card, { texts: { names: 'Ida & Jan' } });
  if (item.kind !== 'design') throw new Error('This is of no design.');
  const address = `/web-api/sealed-pictures/${item.sealId}`;
  const front = await backEnd.ask(`${address}/front?width=200`);
  expect(front.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const { width, height, format } = await sharp(Buffer.from(await front.arrayBuffer())).metadata();
  expect([width, height, format]).toEqual([200, Math.round((200 * 170) / 120), 'webp']);
  expect((await backEnd.ask(`${address}/1?width=200`)).status).toBe(200);
  expect((await backEnd.ask(`${address}/9?width=200`)).status).toBe(404);
  const unknown = '/web-api/sealed-pictures/3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11/front';
  expect((await backEnd.ask(unknown)).status).toBe(404);
}, 30_000);

test('a book is sealed as its pages were arranged, without what waits in the tray', {
  timeout: 60_000,
}, async () => {
  const book = designsOfEveryKind().find(({ kind }) => kind === 'photobook');
  if (!book) throw new Error('There is no photo book.');
  const ends = [80, 81].map((id) => ({ id, layout: '1' }));
  const between = Array.from({ length: 11 }, (_, index) => ({ id: 11 - index, layout: '1-words' }));
  const sheets = [...ends.slice(0, 1), ...between, ...ends.slice(1)];
  const arranged = { choice: { pages: '24' }, book: { sheets } };
  const photos = await photosFor(await refusalOf(book.id, arranged));
  const waiting = await sentPhoto(backEnd, 3000, 2000);
  const lost = { ...waiting, photoId: 'b1f9a5c2-7f0e-4c58-9d0b-3f3f5a1c9e10' };
  const gone = { ...lost, url: waiting.url.replace(waiting.photoId, lost.photoId) };
  const kept = { ...photos, 'photo-79-1': gone };
  const { item } = await sealedItem(openBrowser(backEnd), book.id, {
    ...arranged,
    photos: kept,
    tray: [waiting],
  });
  const { row, design } = await storedSeal(item);
  expect(row.content).toMatchObject({ photos, tray: [] });
  expect(row.content).not.toHaveProperty('photos.photo-79-1');
  const firstSpread = design.pages[2]?.layers.find((layer) => layer.type === 'photo');
  expect(firstSpread).toMatchObject({ slot: 'photo-11-1' });
  expect(design.pages[0]?.panels.map(({ id }) => id)).toEqual(['back', 'front']);
});
