import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { SentContent } from '../../page/document/page-content.ts';

/** Pages that are kept; the oldest go first. */
const maxKept = 20;

/** Milliseconds in which back and forward show a page as it was, as browsers do with whole documents. */
const freshMs = 300_000;

const lastingKinds: ReadonlySet<string> = new Set(['story', 'account', 'configurator']);

type Address = Pick<URL, 'pathname' | 'search'>;
type KeptPage = Address & { at: number; content: SentContent };

/** Pages that this document has shown, each for the customer type and the day of the shop that it was made for. */
export type KeptPages = {
  keep(address: Address, content: SentContent): void;
  /** The page as it was a moment ago. */
  fresh(address: Address, customerType: CustomerType): SentContent | undefined;
  /** The page of any hour of this day, with any parameters: better than none while there is no connection. */
  any(address: Address, customerType: CustomerType): SentContent | undefined;
};

/** @param now milliseconds since 1970 */
export function createKeptPages(now: () => number): KeptPages {
  let pages: readonly KeptPage[] = [];
  const of = ({ pathname }: Address, customerType: CustomerType) =>
    pages.filter((kept) => kept.pathname === pathname && kept.content.page.customerType === customerType);
  const find = (address: Address, customerType: CustomerType) => {
    // Prices and campaigns change with the day.
    const today = shopDay(new Date(now()));
    const kept = of(address, customerType).filter(({ at }) => shopDay(new Date(at)) === today);
    return kept.find(({ search }) => search === address.search) ?? kept.at(-1);
  };
  return {
    keep({ pathname, search }, content) {
      const { page, outcome } = content;
      // Previews change under the editor's hands, and what went wrong is not to stay.
      if (page.isPreview || !lastingKinds.has(outcome.kind)) return;
      const older = of({ pathname, search }, page.customerType).find((kept) => kept.search === search);
      const others = pages.filter((kept) => kept !== older);
      pages = [...others, { pathname, search, at: now(), content }].slice(-maxKept);
    },
    fresh(address, customerType) {
      const kept = find(address, customerType);
      return kept?.search === address.search && now() - kept.at < freshMs ? kept.content : undefined;
    },
    any: (address, customerType) => find(address, customerType)?.content,
  };
}
