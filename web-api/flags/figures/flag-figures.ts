import type { FlagRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { conversions, type FlagFigures } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { leastForMeans, meanDifference, shareDifference } from './chance.ts';
import type { CountedArm } from './count-visitors.ts';
import { sampleRatio } from './sample-ratio.ts';

type Test = Pick<FlagRollout, 'shares' | 'defaultTreatment'> & {
  since: Date | null;
  plannedVisitors: number | null;
};
type Counted = { arms: readonly CountedArm[]; mixed: number };

/** What a test has shown so far, and whether that is to be believed yet. */
export function flagFigures(
  { shares, defaultTreatment, since, plannedVisitors }: Test,
  { arms, mixed }: Counted,
): FlagFigures {
  const drawn = shares.filter(({ percent }) => percent > 0);
  const all = drawn.map(({ treatment, percent }) => {
    const counted = arms.find((arm) => arm.treatment === treatment);
    return counted
      ? { percent, ...counted }
      : { percent, treatment, visitors: 0, impressions: 0, converted: {}, revenue: [] };
  });
  const base = all.find(({ treatment }) => treatment === defaultTreatment) ?? all[0];
  const others = all.filter((arm) => arm !== base);
  const isCountedEnough = ({ visitors }: (typeof all)[number]) =>
    Math.min(visitors, base?.visitors ?? 0) >= leastForMeans;
  const currencies = [...new Set(all.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))];
  return {
    since: since?.toISOString() ?? null,
    arms: all.map(({ treatment, percent, visitors, impressions, converted, revenue }) => ({
      ...{ treatment, percent, visitors, impressions },
      conversions: conversions.map((event) => ({ event, visitors: converted[event] ?? 0 })),
      revenue: revenue.map(({ currency, sum, orders }) => ({ currency, amount: sum, orders })),
    })),
    mixed,
    baseline: base?.treatment ?? defaultTreatment,
    differences: others.flatMap((arm) =>
      conversions.map((event) => {
        const hitsOf = ({ converted, visitors }: typeof arm) => ({
          hits: converted[event] ?? 0,
          of: visitors,
        });
        const [one, other] = [hitsOf(base ?? arm), hitsOf(arm)];
        return {
          treatment: arm.treatment,
          event,
          baselineShare: shareOf(one),
          share: shareOf(other),
          interval: shareDifference(one, other),
        };
      }),
    ),
    revenueDifferences: others.filter(isCountedEnough).flatMap((arm) =>
      currencies.map((currency) => ({
        treatment: arm.treatment,
        currency,
        interval: meanDifference(spentBy(base ?? arm, currency), spentBy(arm, currency)),
      })),
    ),
    sampleRatio: sampleRatio(all),
    sample:
      plannedVisitors === null
        ? 'unplanned'
        : all.every(({ visitors }) => visitors >= plannedVisitors)
          ? 'reached'
          : 'early',
  };
}

const shareOf = ({ hits, of }: { hits: number; of: number }) => (of === 0 ? 0 : hits / of);

/** Who spent nothing counts with nothing. */
function spentBy({ visitors, revenue }: Pick<CountedArm, 'visitors' | 'revenue'>, currency: string) {
  const found = revenue.find((one) => one.currency === currency);
  return { of: visitors, sum: found?.sum ?? 0, squares: found?.squares ?? 0 };
}
