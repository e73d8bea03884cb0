import type { Figure } from './figure.ts';
import { benchPrintFiles } from './print-files.ts';

/** Milliseconds of a core; of a spread the share of what its photo takes alone. */
const budgets = { card: 150, spread: 1.25, sheet: 100, foil: 50 };

/** What files for the press take, beside their budgets. */
export async function* printFileFigures(): AsyncGenerator<Figure> {
  const { card, spread, bare, sheet, foil } = await benchPrintFiles();
  yield {
    what: 'print file of a card',
    figure: ofCore(card.core),
    beside: `p90 ${card.p90.toFixed(0)}, ${card.kilobytes.toFixed(0)} KB, ${(60_000 / card.core).toFixed(0)} a minute and core; on the clock ${card.clock.toFixed(0)}; budget ${budgets.card}`,
    isKept: card.core <= budgets.card,
  };
  yield {
    what: 'print file of a spread with 12 megapixels',
    figure: ofCore(spread.core),
    beside: `${percent(spread.core / bare.core)} % of the photo alone, separated by sharp (${bare.core.toFixed(0)}); on the clock ${spread.clock.toFixed(0)}; budget ${percent(budgets.spread)}`,
    isKept: spread.core <= budgets.spread * bare.core,
  };
  yield {
    what: 'press sheet of seals in gold',
    figure: ofCore(sheet.core),
    beside: `${sheet.pieces} of them; on the clock ${sheet.clock.toFixed(0)}; budget ${budgets.sheet}`,
    isKept: sheet.core <= budgets.sheet,
  };
  yield {
    what: 'foil of a card looked over',
    figure: `p50 ${foil.core.toFixed(1)} ms of a core`,
    beside: `worst ${foil.worst.toFixed(0)} ms; on the clock p50 ${foil.clock.toFixed(1)}; budget ${budgets.foil}`,
    isKept: foil.worst <= budgets.foil,
  };
}

const ofCore = (milliseconds: number): string => `p50 ${milliseconds.toFixed(0)} ms of a core`;

const percent = (share: number): string => (100 * share).toFixed(0);
