import type { BlockName, BlockOf } from '@blattwerk/schemas/schema.ts';
import { byDialog, byDrawer, byTab, byTurning, byUnfolding, byVersion, inView, type Way } from './ways.ts';

type Text = { type: 'doc' };
type Blocks = readonly { component: string }[];

/** Fields of a block that hold other blocks, or a text that may hold some. */
type HoldingField<Name extends BlockName> = {
  [Field in keyof BlockOf<Name>]-?: [NonNullable<BlockOf<Name>[Field]>] extends [never]
    ? never
    : NonNullable<BlockOf<Name>[Field]> extends Text | Blocks
      ? Field
      : never;
}[keyof BlockOf<Name>];

/** A block that holds others says how they are brought into view: one way for all, or one for each field. */
type WaysOfBlocks = {
  [Name in BlockName as HoldingField<Name> extends never ? never : Name]:
    | Way
    | ({ [Field in HoldingField<Name>]: Way } & { [Field in keyof BlockOf<Name>]?: Way });
};

const waysOfBlocks = {
  ab_test: byVersion,
  accessory_detail: inView,
  article: inView,
  calendar_detail: inView,
  calendar_overview: inView,
  card_detail: inView,
  collage_detail: inView,
  collage_overview: inView,
  footer_column: inView,
  image_teaser: inView,
  info_text: inView,
  main_teaser: { teaser: byTab, threeSectionMainTeaserSlides: byTab, smallTeaser: inView },
  merch_detail: inView,
  more_information: inView,
  more_information_item: inView,
  multi_treatment_test: byVersion,
  nav_item: byUnfolding,
  newsletter: inView,
  newsletter_response: inView,
  page: inView,
  page_container_headline: inView,
  photo_print_overview: inView,
  photobook_detail: inView,
  photobook_overview: inView,
  photobox_detail: inView,
  photobox_overview: inView,
  product_description: inView,
  products_overview: inView,
  quotes_category: inView,
  related_categories: byTurning,
  seo_question: { answer: byUnfolding },
  seo_questions: inView,
  settings: {
    countries: byUnfolding,
    footerColumns: inView,
    legalLinks: inView,
    navigation: byDrawer,
    serviceLinks: byDrawer,
    socialLinks: inView,
    topBar: inView,
  },
  shipping_price_table: inView,
  sitemap: inView,
  sitemap_group: inView,
  teaser_grid: inView,
  teaser_slide: inView,
  text_page: inView,
  themes_overview: inView,
  three_section_slide: inView,
  treatment: byVersion,
  usp_bar: inView,
  usp_item: { text: byDialog, url: byDialog },
  voucher: inView,
  wishlist_card_grid: inView,
} satisfies WaysOfBlocks;

type Ways = Way | { readonly [field: string]: Way };

const byName: ReadonlyMap<string, Ways> = new Map(Object.entries(waysOfBlocks));

/** How what a field of a block holds is brought into view. */
export function wayOf(component: string, field: string): Way {
  const ways = byName.get(component) ?? inView;
  return typeof ways === 'function' ? ways : (Object.hasOwn(ways, field) && ways[field]) || inView;
}
