import { canonicalQueryKeys } from '@blattwerk/schemas/shop/pages/page-metadata.ts';

/** Which blocks make a page one of cards, calendars, collages or photo books. */
const pageKinds: readonly { blocks: RegExp; keys: readonly string[] }[] = [
  { blocks: /^(card_|theme_cards$|themes_)/, keys: canonicalQueryKeys.cards },
  { blocks: /^calendar_/, keys: canonicalQueryKeys.calendars },
  { blocks: /^collage_/, keys: canonicalQueryKeys.collages },
  { blocks: /^photobook_/, keys: canonicalQueryKeys.photobooks },
];

/** The canonical query keys of a page by the blocks on it. */
export function keptQueryKeys(components: ReadonlySet<string>): ReadonlySet<string> {
  const names = [...components];
  return new Set(
    pageKinds.filter(({ blocks }) => names.some((name) => blocks.test(name))).flatMap(({ keys }) => keys),
  );
}

/** Product pages differ by country in what they show, so they have no alternate-language links. */
export function isProductRelated(components: ReadonlySet<string>): boolean {
  return [...components].some((name) => /_(detail|overview)$|^theme_cards$|^product_description$/.test(name));
}
