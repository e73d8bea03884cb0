import type { Market } from '../../shop/markets/markets.ts';
import type { CustomerType } from '../../shop/visitors/customer-types.ts';
import type { Fix } from './fix.ts';

export type Severity = 'error' | 'warning' | 'info';

/** One sentence in the two languages of the editors' side; it says what to do. */
export type Sentence = { de: string; en: string };

/** A market where visitors meet something; `customerTypes`: only these of them. */
export type MetIn = { market: Market; customerTypes?: readonly CustomerType[] };

/** Something in a story that needs a person's attention. */
export type Finding = {
  /** Stable name of the rule, safe to search for and to suppress by. */
  code: string;
  severity: Severity;
  /** `full_slug` of the story. */
  story: string;
  /** Keys and indices from the story object down to the value, beginning with `content`. */
  path: (string | number)[];
  /** `_uid` of the block concerned. */
  uid?: string;
  /** Field of that block, with its translation suffix where it has one. */
  field?: string;
  message: Sentence;
  /** Left out, visitors meet it wherever the page is shown. */
  metIn?: readonly MetIn[];
  /** Ways to put it right; `fixesFor` and `applyFix` work with them. */
  fixes?: readonly Fix[];
};
