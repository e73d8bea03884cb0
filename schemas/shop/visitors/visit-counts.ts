import type { Currency } from '../markets/currencies.ts';

/** What is counted of visits, day by day, of those who agree to it. */
export const visitCountKinds = [
  'pageView',
  'blockView',
  'blockClick',
  'blockBasket',
  'productView',
  'productClick',
  'addToWishlist',
  'addToBasket',
  'sale',
  'searchWithoutResult',
  'newsletterSignUp',
] as const;
export type VisitCountKind = (typeof visitCountKinds)[number];

/** A count as a browser hands it in: of what, on which page, how often. */
export type VisitCount = {
  kind: VisitCountKind;
  /** A block (`usp_bar 5f84…`), a product (`card 1234`) or a search; empty for a page. */
  subject: string;
  /** Without query and hash. */
  path: string;
  amount: number;
};

/** An order that came after a block, or after any block of a page: what was bought of what the way led to. */
export type BlockSale = {
  /** The block (`usp_bar 5f84…`); empty for the page. */
  subject: string;
  path: string;
  currency: Currency;
  minorUnits: number;
};

/** The most that is handed in at once; `minorUnits` of a sale. */
export const visitCountLimits = {
  counts: 50,
  sales: 30,
  subject: 120,
  path: 200,
  amount: 5000,
  minorUnits: 10_000_000,
  bytes: 32_000,
} as const;

/** Numbers of orders, ids of events and keys name one visitor: such a part of a path is left out. */
const personalParts = [
  /^\d{4}-\d{4,}$/,
  /^[0-9a-f-]{20,}$/i,
  /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w-]{20,}$/,
  /@/,
];

/** The path as it is counted: the page of everybody, never that of one. */
export function countedPath(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  const parts = plain
    .split('/')
    .map((part) => (personalParts.some((personal) => personal.test(part)) ? '*' : part));
  const whole = parts.join('/');
  return (whole.startsWith('/') ? whole : `/${whole}`).slice(0, visitCountLimits.path);
}

const longestTerm = 60;

/** A search as it is counted; undefined where it may name a person: an address, a number to call. */
export function countedTerm(term: string): string | undefined {
  const plain = term.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const digits = plain.replace(/\D/g, '').length;
  if (plain === '' || plain.length > longestTerm || plain.includes('@') || digits > 4) return undefined;
  return plain;
}
