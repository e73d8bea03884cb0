import { countedPath } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';

type Report = { detail: string; page: string };

/** A browser's report without what may name its visitor: addresses, queries and keys in messages, numbers of orders in paths. */
export function withoutPersons<Given extends Report>(report: Given): Given {
  const detail = report.detail
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, '*')
    .replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1');
  return { ...report, detail, page: countedPath(report.page) };
}
