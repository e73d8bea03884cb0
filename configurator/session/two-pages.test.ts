import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { join, newHistory, record, workIn } from './history.ts';
import { type Lines, meet } from './journal-lines.ts';
import { createKeeper, type Keeper } from './keep-draft.ts';
import type { Kept } from './kept.ts';
import { wordsOf } from './merge-words.ts';
import { newContent, setAnew, setText } from './operations.ts';
import { workOf } from './work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place = { id: '3f0c9a52-5b0e-4f6d-9a3c-0c1d2e3f4a5b', key: 'key-of-a-guest-1234' };
const begun = newContent({});

/** Keeps one draft, and refuses what was made of an older revision of it. */
function aShop() {
  const shop = { isThere: true, content: begun, revision: 0, drafts: 0 };
  const send: typeof fetch = async (_, init) => {
    const body: { content: DraftContent; revision?: number } = JSON.parse(String(init?.body));
    // A request takes its time, also to be refused.
    await new Promise((resolve) => setTimeout(resolve, 40));
    if (!shop.isThere) throw new TypeError('away');
    const { content, revision = 0 } = body;
    if (revision === 0) shop.drafts += 1;
    else if (revision !== shop.revision)
      return Response.json(
        { status: 409, draft: { revision: shop.revision, content: shop.content } },
        { status: 409 },
      );
    shop.content = content;
    shop.revision += 1;
    return Response.json({ ...place, revision: shop.revision });
  };
  return { shop, send };
}

/** What a browser keeps, and the tabs that are told of it. */
function aBrowser() {
  let lines: Lines | undefined;
  let writings = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const keepers: Keeper[] = [];
  return {
    keepers,
    tabs: (own: () => Keeper) => ({
      hasDraft: async () => lines !== undefined,
      async meet(page: Parameters<typeof meet>[1]) {
        await new Promise((resolve) => setTimeout(resolve, 3));
        writings += 1;
        const met = meet(lines, page, `stamp ${writings}`, `line ${writings}`);
        ({ lines } = met);
        const others = keepers.filter((keeper) => keeper !== own());
        if (met.isNews) setTimeout(() => others.forEach((keeper) => void keeper.look()), 2);
        return met;
      },
      inTurn<Value>(run: () => Promise<Value>) {
        const mine = turn.then(run);
        turn = mine.catch(() => {});
        return mine;
      },
      close() {},
    }),
  };
}

/** A page of the editor: what it shows, and a customer who writes in it. */
function aPage(browser: ReturnType<typeof aBrowser>, send: typeof fetch, kept: Kept | null) {
  let history = newHistory(begun);
  const client = createWebApiClient(
    'http://shop.example',
    { channel: 'blattwerk', country: 'DE', locale: 'de-DE' },
    send,
  );
  const keeper: Keeper = createKeeper({
    askAs: () => client,
    tabs: browser.tabs(() => keeper),
    designId: 146101,
    onState: () => {},
    onPlace: () => {},
    onTheirs(joined) {
      // A page renders a little later, and keeps what it shows meanwhile.
      const before = history;
      setTimeout(() => {
        history = join(history, joined);
        keeper.keep(workIn(history), history.joins);
      }, 4);
      keeper.keep(workIn(before), before.joins);
    },
  });
  const line = kept?.place.id;
  keeper.begin({ work: workOf(begun), kept, found: undefined, line, joins: 0 });
  browser.keepers.push(keeper);
  const change = (to: (content: DraftContent) => DraftContent) => {
    history = record(history, to(history.present), null);
    keeper.keep(workIn(history), history.joins);
  };
  return {
    work: () => workIn(history),
    said: (slot: string) => wordsOf(history.present)[slot],
    write: (slot: string, text: string) => change((content) => setText(content, slot, text)),
    setAnew: () => change(setAnew),
  };
}

type Page = ReturnType<typeof aPage>;
type Writing = { slot: string; text: string; over: string | undefined };

const step = fc.record({
  page: fc.nat(1),
  slot: fc.constantFrom('names', 'date'),
  wait: fc.constantFrom(0, 1, 3, 6, 20, 1_990, 2_010, 2_045, 9_000),
  does: fc.constantFrom('write', 'write', 'write', 'set anew', 'cut off', 'connect'),
});

/** @returns what was written, in its order, and over what */
async function play(
  steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
  pages: Page[],
  shop: { isThere: boolean },
) {
  const writings: Writing[] = [];
  for (const [at, { page: number, slot, wait, does }] of steps.entries()) {
    const page = pages[number];
    if (does === 'cut off') shop.isThere = false;
    else if (does === 'connect') shop.isThere = true;
    else if (does === 'set anew') page?.setAnew();
    else if (page) {
      const text = `${at}. text, of ${number}`;
      writings.push({ slot, text, over: page.said(slot) });
      page.write(slot, text);
    }
    await vi.advanceTimersByTimeAsync(wait);
  }
  shop.isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  return writings;
}

/** A text that was written over on the page that showed it was seen; any other stands, or is offered as the other version. */
function expectNothingLost(writings: readonly Writing[], kept: DraftContent, pages: readonly Page[]) {
  const words = wordsOf(kept);
  const offered = pages.flatMap((page) => Object.values(page.work().conflicts).map(({ theirs }) => theirs));
  const seen = writings.map(({ over }) => over);
  for (const { slot, text } of writings)
    expect(words[slot] === text || offered.includes(text) || seen.includes(text), text).toBe(true);
}

test('two tabs of a browser come to show the same, and lose nothing that was written in either', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { shop, send } = aShop();
      const browser = aBrowser();
      const pages = [aPage(browser, send, null), aPage(browser, send, null)];
      const writings = await play(steps, pages, shop);
      expect(pages[0]?.work()).toEqual(pages[1]?.work());
      expectNothingLost(writings, shop.content, pages);
      expect(shop.drafts).toBeLessThanOrEqual(1);
      if (writings.length > 0) expect(pages[0]?.work().content).toEqual(shop.content);
    }),
    { numRuns: 80 },
  );
});

test('two devices with one draft lose nothing that was written on either', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      const { shop, send } = aShop();
      shop.revision = 1;
      const kept = { place, revision: 1, content: begun };
      const pages = [aPage(aBrowser(), send, kept), aPage(aBrowser(), send, kept)];
      const writings = await play(steps, pages, shop);
      expectNothingLost(writings, shop.content, pages);
    }),
    { numRuns: 80 },
  );
});
