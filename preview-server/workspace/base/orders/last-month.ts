import type { Period } from '../api/order-desk-api.ts';

/** First and last day of the month before. @param today such as `2026-11-24` */
export function lastMonth(today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month - 2, 1)), to: day(Date.UTC(year, month - 1, 0)) };
}
