/** Sections of running content; these may also stand between the paragraphs of a text page. */
export const contentSections = [
  'page_container_headline',
  'info_text',
  'more_information',
  'contact_card',
  'seo_questions',
  'quotes_category',
  'sitemap',
  'usp_bar',
] as const;

/** Every block that makes a full-width section of a page, tests apart. */
export const sections = [
  'main_teaser',
  'teaser_grid',
  'image_teaser',
  'related_categories',
  ...contentSections,
  'text_page',
  'calendar_overview',
  'collage_overview',
  'photobook_overview',
  'photobox_overview',
  'photo_print_overview',
  'products_overview',
  'themes_overview',
  'theme_cards',
  'product_list',
  'product_selection',
  'product_description',
  'bestseller',
  'accessory_detail',
  'calendar_detail',
  'card_detail',
  'collage_detail',
  'merch_detail',
  'photobook_detail',
  'photobox_detail',
  'shipping_price_table',
  'voucher',
  'wishlist_card_grid',
  'newsletter',
  'newsletter_response',
  'reviews',
] as const;

/** What a page is composed of. A test holds sections but no further test: two at once could not be told apart. */
export const pageSections = [...sections, 'ab_test', 'multi_treatment_test'] as const;
