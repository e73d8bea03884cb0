import type { BlockName } from '@blattwerk/schemas/schema.ts';

/** Blocks of the home page and those that every page may hold: their code comes with the page, that of others late. */
export const eagerBlocks = [
  'country_link',
  'footer_column',
  'image_teaser',
  'info_text',
  'main_teaser',
  'nav_item',
  'nav_link',
  'page',
  'quote',
  'quotes_category',
  'related_categories',
  'responsive_image',
  'seo_question',
  'seo_questions',
  'settings',
  'small_teaser',
  'teaser_grid',
  'teaser_slide',
  'usp_bar',
  'usp_item',
] as const satisfies readonly BlockName[];

/** Blocks whose component is not named as they are: several blocks are drawn by one. */
export const sharedComponents = {
  accessory_detail: 'Detail',
  calendar_detail: 'Detail',
  card_detail: 'Detail',
  collage_detail: 'Detail',
  merch_detail: 'Detail',
  photobook_detail: 'Detail',
  photobox_detail: 'Detail',
  nav_item: 'NavLink',
  calendar_overview: 'Overview',
  collage_overview: 'Overview',
  photo_print_overview: 'Overview',
  photobook_overview: 'Overview',
  photobox_overview: 'Overview',
  products_overview: 'Overview',
  themes_overview: 'Overview',
} as const satisfies { [Name in BlockName]?: string };

/** Blocks that show what the shop knows, so that they stand even when an editor filled in nothing. */
export const rendersWithoutData: ReadonlySet<string> = new Set<BlockName>([
  'article_list',
  'bestseller',
  'calendar_overview',
  'collage_overview',
  'photo_print_overview',
  'photobook_overview',
  'photobox_overview',
  'products_overview',
  'reviews',
  'shipping_price_table',
  'sitemap',
  'theme_cards',
  'themes_overview',
  'wishlist_card_grid',
]);
