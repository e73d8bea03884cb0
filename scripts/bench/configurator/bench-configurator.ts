import type { Browser } from '@playwright/test';
import type { Figure } from '../figure.ts';
import type { Quantiles } from '../workspace/typing.ts';
import { denseCard } from './dense-card.ts';
import { benchBookFindings, benchCardFindings, type FindingsPass } from './findings.ts';
import { benchCardHeap } from './heap.ts';
import { benchCardOpening } from './opening.ts';
import { benchCardTyping } from './typing-on-card.ts';

/** Milliseconds, p75; megabytes that a thousand edits may leave behind. */
const budgets = { toDom: 16, above: 12, opening: 2000, heap: 4, findings: 50 };

/** What a shopper waits for on a card with many shapes. */
export async function* benchConfigurator(browser: Browser, storefront: string): AsyncGenerator<Figure> {
  const { id, shapes } = denseCard();
  const address = `${storefront}/configurator-card/?design=${id}`;
  const on = `card of ${shapes} shapes`;
  const fast = await benchCardTyping(browser, address, 1);
  yield {
    what: `key to paint above a textarea, ${on}`,
    figure: `p75 ${fast.above.p75.toFixed(0)} ms`,
    beside: `card ${spelt(fast.card)}; textarea ${spelt(fast.bare)}; budget ${budgets.above}`,
    isKept: fast.above.p75 <= budgets.above,
  };
  const slow = await benchCardTyping(browser, address, 4);
  yield {
    what: `key’s handler to the card, 4× slower, ${on}`,
    figure: `p75 ${slow.toDom.p75.toFixed(1)} ms`,
    beside: `${spelt(slow.toDom)}; to paint ${spelt(slow.card)}, textarea ${spelt(slow.bare)}; budget ${budgets.toDom}`,
    isKept: slow.toDom.p75 <= budgets.toDom,
  };
  const { toWrite, toDraw } = await benchCardOpening(browser, address);
  yield {
    what: `opening until words can be written, 4G, 4× slower, ${on}`,
    figure: `p75 ${toWrite.p75.toFixed(0)} ms`,
    beside: `${spelt(toWrite)}; until they stand on the card ${spelt(toDraw)}; budget ${budgets.opening}`,
    isKept: toWrite.p75 <= budgets.opening,
  };
  const { before, growth } = await benchCardHeap(browser, address);
  yield {
    what: `1,000 edits, heap of the configurator, ${on}`,
    figure: `${growth < 0 ? '' : '+'}${growth.toFixed(1)} MB`,
    beside: `${before.toFixed(1)} MB before; budget ${budgets.heap}`,
    isKept: growth <= budgets.heap,
  };
  yield findingsFigure(on, benchCardFindings(id));
  const { photos, ...book } = benchBookFindings();
  yield findingsFigure(`photo book of 160 pages, ${photos} photos`, book);
}

function findingsFigure(of: string, { first, letter }: FindingsPass): Figure {
  return {
    what: `findings pass, ${of}`,
    figure: `p75 ${first.p75.toFixed(1)} ms`,
    beside: `in Node, ${spelt(first)} when it has come, ${spelt(letter)} after a letter; budget ${budgets.findings}`,
    isKept: Math.max(first.p75, letter.p75) <= budgets.findings,
  };
}

const spelt = ({ p50, p75, p95 }: Quantiles): string =>
  [p50, p75, p95].map((time) => time.toFixed(0)).join('/');
