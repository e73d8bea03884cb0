import { z } from 'zod';

/** Gifts that carry a customer's own picture. */
export const merchArticles = [
  'tasse-keramik',
  'tasse-emaille',
  'trinkflasche',
  'kissen',
  'puzzle',
  'magnet',
  'stofftasche',
  'untersetzer',
  'schluesselanhaenger',
] as const;
export type MerchArticle = (typeof merchArticles)[number];
export const merchArticleSchema = /* @__PURE__ */ z.enum(merchArticles);

type MerchEntry = { label: string; variants: readonly [string, ...string[]] };

/** Sizes and kinds of each article, the default first. */
export const merchArticleTable: Record<MerchArticle, MerchEntry> = {
  'tasse-keramik': { label: 'Keramiktasse', variants: ['330-ml', '450-ml'] },
  'tasse-emaille': { label: 'Emaille-Tasse', variants: ['300-ml'] },
  trinkflasche: { label: 'Trinkflasche', variants: ['500-ml', '750-ml'] },
  kissen: { label: 'Kissen', variants: ['400x400', '500x500'] },
  puzzle: { label: 'Puzzle', variants: ['100-teile', '200-teile', '500-teile', '1000-teile'] },
  magnet: { label: 'Magnet', variants: ['90x60', '100x100'] },
  stofftasche: { label: 'Stofftasche', variants: ['natur', 'schwarz'] },
  untersetzer: { label: 'Untersetzer', variants: ['2-stueck', '4-stueck'] },
  schluesselanhaenger: { label: 'Schlüsselanhänger', variants: ['rund', 'herz'] },
};
