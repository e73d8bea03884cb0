import type { Browser } from '@playwright/test';
import type { Figure } from '../figure.ts';
import type { LongStory } from '../long-story.ts';
import { benchHeap } from './heap.ts';
import { benchKeyCost } from './key-cost.ts';
import { benchMatrix } from './matrix.ts';
import { benchOpening } from './opening.ts';
import { benchOperations, operations } from './operations.ts';
import { benchTyping, type Quantiles } from './typing.ts';

/** Milliseconds, p75, by how many times slower than this one the processor is. */
const budgets = {
  /** Above a bare textarea. */
  form: { 1: 16, 4: 32 },
  preview: { 1: 20, 4: 60 },
  operation: { 1: 100, 4: Number.POSITIVE_INFINITY },
  opening: { 1: 1500, 4: Number.POSITIVE_INFINITY },
} as const;
/**
 * Milliseconds of a processor that a key may take in the form, beyond a bare textarea, and in the preview: 7 to 12 were
 * measured on a busy machine, collections of garbage among them.
 */
const costBudget = 14;
/** Milliseconds, p75, while five other views follow. */
const matrixBudget = 120;
/** Megabytes that a thousand edits may leave behind: the steps that can be undone. */
const heapBudget = 4;

/** What an editor waits for on a long page, as this processor does it and as one four times slower. */
export async function* benchWorkspace(
  browser: Browser,
  workspace: string,
  story: LongStory,
): AsyncGenerator<Figure> {
  const cost = await benchKeyCost(browser, workspace, story);
  for (const where of ['above', 'preview'] as const)
    yield {
      what: `processor time of a key, ${where === 'above' ? 'form above a textarea' : 'preview'}`,
      figure: `${cost[where].toFixed(1)} ms`,
      beside: `textarea ${cost.bare.toFixed(1)}; all that follows a key counts; budget ${costBudget}`,
      isKept: cost[where] <= costBudget,
    };
  for (const rate of [1, 4] as const) {
    const on = `${story.blocks} blocks${rate === 1 ? '' : `, ${rate}× slower`}`;
    const typing = await benchTyping(browser, workspace, story, rate);
    yield {
      ...timeLine(`key to form above a textarea, ${on}`, typing.above, budgets.form[rate]),
      beside: `form ${spelt(typing.form)}; textarea ${spelt(typing.bare)}; budget ${budgets.form[rate]}`,
    };
    yield timeLine(`key to preview, ${on}`, typing.preview, budgets.preview[rate]);
    const times = await benchOperations(browser, workspace, story, rate);
    for (const operation of operations)
      yield timeLine(`${operation} to preview, ${on}`, times[operation], budgets.operation[rate]);
    const opening = await benchOpening(browser, workspace, story, rate);
    yield timeLine(`opening to first letter, ${on}`, opening, budgets.opening[rate]);
  }
  const matrix = await benchMatrix(browser, workspace, story);
  yield timeLine(
    `key to the view that is worked in, of six, ${story.blocks} blocks`,
    matrix.workedIn,
    matrixBudget,
  );
  yield timeLine(
    `key to the last of six views, ${story.blocks} blocks`,
    matrix.last,
    Number.POSITIVE_INFINITY,
  );
  for (const [where, { before, growth }] of Object.entries(await benchHeap(browser, workspace, story)))
    yield {
      what: `1,000 edits, heap of the ${where === 'window' ? 'form' : 'preview'}`,
      figure: `${growth < 0 ? '' : '+'}${growth.toFixed(1)} MB`,
      beside: `${before.toFixed(1)} MB before; budget ${heapBudget}`,
      isKept: growth <= heapBudget,
    };
}

function timeLine(what: string, times: Quantiles, budget: number): Figure {
  return {
    what,
    figure: `p75 ${times.p75.toFixed(0)} ms`,
    beside: `p50 ${times.p50.toFixed(0)}, p95 ${times.p95.toFixed(0)}${Number.isFinite(budget) ? `; budget ${budget}` : ''}`,
    isKept: times.p75 <= budget,
  };
}

const spelt = ({ p50, p75, p95 }: Quantiles): string =>
  [p50, p75, p95].map((time) => time.toFixed(0)).join('/');
