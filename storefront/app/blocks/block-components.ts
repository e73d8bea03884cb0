import type { BlockName } from '@blattwerk/schemas/schema.ts';
import type { ReactNode } from 'react';
import type { StoredBlock } from '../../page/story/stored-block.ts';
import { late, loadLate } from '../late/late.tsx';
import { CountryLink } from '../layout/country-link.tsx';
import { FooterColumn } from '../layout/footer/footer-column.tsx';
import { NavLink } from '../layout/nav-link.tsx';
import type { BlockProps } from './block-props.ts';
import { ImageTeaser } from './image-teaser/image-teaser.tsx';
import { InfoText } from './info-text/info-text.tsx';
import { MainTeaser } from './main-teaser/main-teaser.tsx';
import { ResponsiveImage } from './main-teaser/responsive-image.tsx';
import { TeaserSlide } from './main-teaser/teaser-slide.tsx';
import { Page } from './page/page.tsx';
import { Quote } from './quotes-category/quote.tsx';
import { QuotesCategory } from './quotes-category/quotes-category.tsx';
import { RelatedCategories } from './related-categories/related-categories.tsx';
import { SeoQuestion } from './seo-questions/seo-question.tsx';
import { SeoQuestions } from './seo-questions/seo-questions.tsx';
import { Settings } from './settings/settings.tsx';
import { SmallTeaser } from './small-teaser/small-teaser.tsx';
import { TeaserGrid } from './teaser-grid/teaser-grid.tsx';
import { AbTest, MultiTreatmentTest, Treatment } from './tests/tests.tsx';
import { TextPage } from './text-page/text-page.tsx';
import { UspBar } from './usp-bar/usp-bar.tsx';
import { UspItem } from './usp-bar/usp-item.tsx';

/** Blocks the home page does without are loaded when a page holds them. */
const AccessoryDetail = late(
  async () => (await import('./accessory-detail/accessory-detail.tsx')).AccessoryDetail,
);
const CalendarDetail = late(
  async () => (await import('./calendar-detail/calendar-detail.tsx')).CalendarDetail,
);
const CardDetail = late(async () => (await import('./card-detail/card-detail.tsx')).CardDetail);
const CollageDetail = late(async () => (await import('./collage-detail/collage-detail.tsx')).CollageDetail);
const MerchDetail = late(async () => (await import('./merch-detail/merch-detail.tsx')).MerchDetail);
const PhotobookDetail = late(
  async () => (await import('./photobook-detail/photobook-detail.tsx')).PhotobookDetail,
);
const PhotoboxDetail = late(
  async () => (await import('./photobox-detail/photobox-detail.tsx')).PhotoboxDetail,
);
const ContactCard = late(async () => (await import('./contact-card/contact-card.tsx')).ContactCard);
const MoreInformation = late(
  async () => (await import('./more-information/more-information.tsx')).MoreInformation,
);
const MoreInformationItem = late(
  async () => (await import('./more-information/more-information-item.tsx')).MoreInformationItem,
);
const Newsletter = late(async () => (await import('./newsletter/newsletter.tsx')).Newsletter);
const NewsletterResponse = late(
  async () => (await import('./newsletter-response/newsletter-response.tsx')).NewsletterResponse,
);
const PageContainerHeadline = late(
  async () => (await import('./page-container-headline/page-container-headline.tsx')).PageContainerHeadline,
);
const ProductDescription = late(
  async () => (await import('./product-description/product-description.tsx')).ProductDescription,
);
const Bestseller = late(async () => (await import('./bestseller/bestseller.tsx')).Bestseller);
const ProductList = late(async () => (await import('./product-list/product-list.tsx')).ProductList);
const ProductSelection = late(
  async () => (await import('./product-selection/product-selection.tsx')).ProductSelection,
);
const Reviews = late(async () => (await import('./reviews/reviews.tsx')).Reviews);
const ThemeCards = late(async () => (await import('./theme-cards/theme-cards.tsx')).ThemeCards);
const CalendarOverview = late(async () => (await import('./overviews/overviews.tsx')).CalendarOverview);
const CollageOverview = late(async () => (await import('./overviews/overviews.tsx')).CollageOverview);
const PhotobookOverview = late(async () => (await import('./overviews/overviews.tsx')).PhotobookOverview);
const PhotoboxOverview = late(async () => (await import('./overviews/overviews.tsx')).PhotoboxOverview);
const PhotoPrintOverview = late(async () => (await import('./overviews/overviews.tsx')).PhotoPrintOverview);
const ProductsOverview = late(async () => (await import('./overviews/overviews.tsx')).ProductsOverview);
const ThemesOverview = late(async () => (await import('./overviews/overviews.tsx')).ThemesOverview);
const ShippingPriceTable = late(
  async () => (await import('./shipping-price-table/shipping-price-table.tsx')).ShippingPriceTable,
);
const Sitemap = late(async () => (await import('./sitemap/sitemap.tsx')).Sitemap);
const SitemapGroup = late(async () => (await import('./sitemap/sitemap-group.tsx')).SitemapGroup);
const TeaserSection = late(async () => (await import('./main-teaser/teaser-section.tsx')).TeaserSection);
const ThreeSectionSlide = late(
  async () => (await import('./main-teaser/three-section-slide.tsx')).ThreeSectionSlide,
);
const Voucher = late(async () => (await import('./voucher/voucher.tsx')).Voucher);
const WishlistCardGrid = late(
  async () => (await import('./wishlist-card-grid/wishlist-card-grid.tsx')).WishlistCardGrid,
);

// Method syntax on purpose: a component that takes one block may stand where any block is handed in. The name
// under which it is looked up is the block's own, which is all a story's JSON can promise.
type BlockComponent<Name extends BlockName> = { render(props: BlockProps<Name>): ReactNode }['render'];
type AnyBlockComponent = { render(props: { blok: StoredBlock; isFirst?: boolean }): ReactNode }['render'];

/** The component of every block; a missing one, a misspelt name or a wrong field is a type error. */
const components: { [Name in BlockName]: BlockComponent<Name> } = {
  ab_test: AbTest,
  accessory_detail: AccessoryDetail,
  bestseller: Bestseller,
  calendar_detail: CalendarDetail,
  calendar_overview: CalendarOverview,
  card_detail: CardDetail,
  collage_detail: CollageDetail,
  collage_overview: CollageOverview,
  contact_card: ContactCard,
  country_link: CountryLink,
  footer_column: FooterColumn,
  image_teaser: ImageTeaser,
  info_text: InfoText,
  main_teaser: MainTeaser,
  merch_detail: MerchDetail,
  more_information: MoreInformation,
  more_information_item: MoreInformationItem,
  multi_treatment_test: MultiTreatmentTest,
  nav_item: NavLink,
  nav_link: NavLink,
  newsletter: Newsletter,
  newsletter_response: NewsletterResponse,
  page: Page,
  page_container_headline: PageContainerHeadline,
  photo_print_overview: PhotoPrintOverview,
  photobook_detail: PhotobookDetail,
  photobook_overview: PhotobookOverview,
  photobox_detail: PhotoboxDetail,
  photobox_overview: PhotoboxOverview,
  product_description: ProductDescription,
  product_list: ProductList,
  product_selection: ProductSelection,
  products_overview: ProductsOverview,
  quote: Quote,
  quotes_category: QuotesCategory,
  related_categories: RelatedCategories,
  responsive_image: ResponsiveImage,
  reviews: Reviews,
  seo_question: SeoQuestion,
  seo_questions: SeoQuestions,
  settings: Settings,
  shipping_price_table: ShippingPriceTable,
  sitemap: Sitemap,
  sitemap_group: SitemapGroup,
  small_teaser: SmallTeaser,
  teaser_grid: TeaserGrid,
  teaser_section: TeaserSection,
  teaser_slide: TeaserSlide,
  text_page: TextPage,
  theme_cards: ThemeCards,
  themes_overview: ThemesOverview,
  three_section_slide: ThreeSectionSlide,
  treatment: Treatment,
  usp_bar: UspBar,
  usp_item: UspItem,
  voucher: Voucher,
  wishlist_card_grid: WishlistCardGrid,
};

export const blockComponents: ReadonlyMap<string, AnyBlockComponent> = new Map(Object.entries(components));

/** Loads the code of the blocks that a page holds. */
export async function loadBlocks(names: Iterable<string>): Promise<void> {
  await Promise.all([...names].map((name) => loadLate(blockComponents.get(name))));
}

/** Blocks that show what the shop knows, so that they stand even when an editor filled in nothing. */
export const rendersWithoutData: ReadonlySet<string> = new Set<BlockName>([
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
