import type { NameList } from '@blattwerk/designs/editing/names.ts';
import { type RowFault, rowFaults } from '@blattwerk/designs/findings/row-faults.ts';
import type { EdgeDistance } from '@blattwerk/designs/findings/safe-area.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { Fonts } from '@blattwerk/designs/text/fonts.ts';
import { whenIdle } from '../findings/when-idle.ts';

/** Metal of five hundred rows in a fine typeface takes a second to measure: a page would stand still for it. */
const longestMs = 8;
const rowsAtOnce = 5;

export type Judging = { design: Design; list: NameList; fonts: Fonts; edgeDistance: EdgeDistance };

/**
 * Judges all rows, a few whenever the page has nothing to do; what is known of a row is not judged again.
 * @returns what calls it off
 */
export function judgeRows(
  { design, list, fonts, edgeDistance }: Judging,
  onJudged: (faults: readonly RowFault[]) => void,
): () => void {
  let stop = whenIdle(() => judge(0));
  return () => stop();

  function judge(from: number): void {
    const until = performance.now() + longestMs;
    let next = from;
    while (next < list.rows.length && performance.now() < until) {
      rowFaults(design, { ...list, rows: list.rows.slice(next, next + rowsAtOnce) }, fonts, edgeDistance);
      next += rowsAtOnce;
    }
    if (next < list.rows.length) stop = whenIdle(() => judge(next));
    else onJudged(rowFaults(design, list, fonts, edgeDistance));
  }
}
