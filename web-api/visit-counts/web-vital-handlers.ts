import type { WebVital, webVitalEndpoints } from '@blattwerk/schemas/web-api/shop/web-vital-endpoints.ts';
import { meter } from '@blattwerk/server-kit/watching/meter.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';

/** Between them lie what web.dev calls good and poor. */
const secondsToPaint = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
const secondsToAnswer = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1];
const sharesShifted = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5];

/** How quick pages are for those who agreed to be counted, as figures of the process. */
export function webVitalHandlers({ limits }: BackEnd): HandlersOf<keyof typeof webVitalEndpoints> {
  const histogram = (name: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter().createHistogram(name, { unit, advice: { explicitBucketBoundaries } });
  const paint = histogram('shop.web_vitals.lcp', 's', secondsToPaint);
  const answer = histogram('shop.web_vitals.inp', 's', secondsToAnswer);
  const shift = histogram('shop.web_vitals.cls', '1', sharesShifted);
  const record = ({ name, value }: WebVital, facts: Record<string, string>) => {
    if (name === 'LCP') paint.record(value / 1000, facts);
    else if (name === 'INP') answer.record(value / 1000, facts);
    else shift.record(value, facts);
  };
  return {
    'POST /web-api/web-vitals': async ({ body: { vitals, ...facts }, visitor }) => {
      const refused = await limits.take(['visit counts by address', visitor.address]);
      if (refused) return { ok: false, problem: refused };
      for (const vital of vitals) record(vital, facts);
      return { ok: true, value: {} };
    },
  };
}
