/** Page-builder blocks in the specification's words (section 2). */
export const specifiedBlocks = [
  'A/B test',
  'multi-treatment test',
  'accessory detail wrapper',
  'calendar detail wrapper',
  'card detail wrapper',
  'collage detail wrapper',
  'merch detail wrapper',
  'photobook detail wrapper',
  'photobox detail wrapper',
  'calendar overview',
  'collage overview',
  'photobook overview',
  'photobox overview',
  'photo print overview',
  'themes overview',
  'products (route /produkte/)',
  'theme cards',
  'product list',
  'product selection',
  'product description',
  'shipping price table',
  'voucher',
  'wishlist card grid',
  'newsletter',
  'newsletter response',
  'sitemap',
  'reviews',
  'quotes category',
  'SEO questions',
  'text page',
  'teasers',
  'related categories carousel or grid',
  'bestseller container',
  'USP bar',
  'contact card',
  'info text',
  'more-information blocks',
  'MainTeaser',
  'PageContainerHeadline',
  'page metadata',
  'header and footer',
] as const;

/** What the vendor's definition of a block does not say. */
export type BlockFacts = {
  specifiedAs: (typeof specifiedBlocks)[number] | 'beyond the specification';
  /**
   * Set for a full-width section; other blocks stand where their parents allow them. A test holds no further test: two
   * at once could not be told apart. `texts` is between the paragraphs of a text page.
   */
  stands?: 'pages' | 'pages and tests' | 'pages, tests and texts';
};
