/** Query keys that stay in the canonical address, by what a page shows (specification, section 3). */
const canonicalKeys: readonly { blocks: RegExp; keys: readonly string[] }[] = [
  { blocks: /^(card_|theme_cards$|themes_)/, keys: ['category', 'occasion', 'themeId'] },
  { blocks: /^calendar_/, keys: ['calendarType', 'designGroupId', 'designId'] },
  { blocks: /^collage_/, keys: ['designId', 'formatType', 'productType'] },
  { blocks: /^photobook_/, keys: ['productType', 'designGroupSetId'] },
];

/** The canonical query keys of a page by the blocks on it. */
export function canonicalQueryKeys(components: ReadonlySet<string>): ReadonlySet<string> {
  const names = [...components];
  return new Set(
    canonicalKeys.filter(({ blocks }) => names.some((name) => blocks.test(name))).flatMap(({ keys }) => keys),
  );
}

/** Product pages differ by country in what they show, so they have no alternate-language links. */
export function isProductRelated(components: ReadonlySet<string>): boolean {
  return [...components].some((name) => /_(detail|overview)$|^theme_cards$|^product_description$/.test(name));
}
