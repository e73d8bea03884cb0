import type { KindNames } from '../kinds/kind.ts';
import type { ProductKind } from '../kinds/kind-facts.generated.ts';
import type { Country } from '../shop/markets/countries.ts';
import type { NonContentPage } from '../shop/pages/non-content-paths.ts';
import type { Words } from '../shop/words/words.ts';

/** All that this room says in a language, and the shops that speak it. */
export type LanguageFile = {
  /** Its name in German, for editors. */
  label: string;
  quotationMarks: readonly [open: string, close: string];
  /** Countries with a shop in it, each with the name of that shop in the country switch. */
  shops: { readonly [Code in Country]?: string };
  /** The country that stands for the language where none is known. */
  home: Country;
  pages: {
    /** Where every way down begins, for people and for crawlers. */
    home: string;
    /** Titles of the shop's own pages; a configurator without a design leads to the designs. */
    titles: Record<
      'account' | 'businessCustomer' | 'cart' | 'checkout' | 'order' | 'events' | 'reply' | 'configurator',
      string
    >;
    /** What search engines say of the page for businesses. */
    businessDescription: string;
    /** First path segment of pages that are programs, not stories. */
    paths: Record<NonContentPage, string>;
  };
  /** Kinds that do not name themselves in it: those that are older than the language. */
  kinds?: { readonly [Kind in ProductKind]?: KindNames<string> };
  words: Words;
};
