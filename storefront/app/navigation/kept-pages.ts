import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { SentContent } from '../../page/document/page-content.ts';

/** Pages that are kept; the oldest go first. */
const maxKept = 20;

/** Milliseconds in which back and forward show a page as it was, as browsers do with whole documents. */
const freshMs = 300_000;

const lastingKinds: ReadonlySet<string> = new Set(['story', 'program', 'configurator']);

type Address = Pick<URL, 'pathname' | 'search'>;

/** Pages that this document has shown, each for the customer type and the day of the shop that it was made for. */
export type KeptPages = {
  keep(address: Address, content: SentContent): void;
  /** The page as it was a moment ago. */
  fresh(address: Address, customerType: CustomerType): SentContent | undefined;
  /** The page of any hour of this day, with any parameters: better than none while there is no connection. */
  any(address: Address, customerType: CustomerType): SentContent | undefined;
};

type KeptPage = { pathname: string; customerType: CustomerType; at: number; content: SentContent };

/** @param now milliseconds since 1970 */
export function createKeptPages(now: () => number): KeptPages {
  const pages = new Map<string, KeptPage>();
  const keyOf = ({ pathname, search }: Address, customerType: CustomerType) =>
    `${customerType} ${pathname}${search}`;
  /** Prices and campaigns change with the day. */
  const isOfToday = ({ at }: KeptPage) => shopDay(new Date(at)) === shopDay(new Date(now()));
  const find = (address: Address, customerType: CustomerType) => {
    const kept = pages.get(keyOf(address, customerType));
    return kept && isOfToday(kept) ? kept : undefined;
  };
  return {
    keep(address, content) {
      const { page, outcome } = content;
      // Previews change under the editor's hands, and what went wrong is not to stay.
      if (page.isPreview || !lastingKinds.has(outcome.kind)) return;
      const key = keyOf(address, page.customerType);
      pages.delete(key);
      pages.set(key, { pathname: address.pathname, customerType: page.customerType, at: now(), content });
      const [oldest] = pages.keys();
      if (pages.size > maxKept && oldest !== undefined) pages.delete(oldest);
    },
    fresh(address, customerType) {
      const kept = find(address, customerType);
      return kept && now() - kept.at < freshMs ? kept.content : undefined;
    },
    any(address, customerType) {
      const isSamePage = (kept: KeptPage) =>
        kept.pathname === address.pathname && kept.customerType === customerType && isOfToday(kept);
      return (find(address, customerType) ?? [...pages.values()].findLast(isSamePage))?.content;
    },
  };
}
