// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { BlockName } from '@blattwerk/schemas/schema.ts';
import { late } from '../late/late.tsx';
import type { BlockComponent } from './block-props.ts';
import { ImageTeaser } from './image-teaser/image-teaser.tsx';
import { InfoText } from './info-text/info-text.tsx';
import { MainTeaser } from './main-teaser/main-teaser.tsx';
import { ResponsiveImage } from './main-teaser/responsive-image.tsx';
import { TeaserSlide } from './main-teaser/teaser-slide.tsx';
import { CountryLink } from './navigation-links/country-link.tsx';
import { FooterColumn } from './navigation-links/footer-column.tsx';
import { NavLink } from './navigation-links/nav-link.tsx';
import { Page } from './page/page.tsx';
import { Quote } from './quotes-category/quote.tsx';
import { QuotesCategory } from './quotes-category/quotes-category.tsx';
import { RelatedCategories } from './related-categories/related-categories.tsx';
import { SeoQuestion } from './seo-questions/seo-question.tsx';
import { SeoQuestions } from './seo-questions/seo-questions.tsx';
import { Settings } from './settings/settings.tsx';
import { SmallTeaser } from './small-teaser/small-teaser.tsx';
import { TeaserGrid } from './teaser-grid/teaser-grid.tsx';
import { UspBar } from './usp-bar/usp-bar.tsx';
import { UspItem } from './usp-bar/usp-item.tsx';

const NewsletterResponse = late(
  async () => (await import('./newsletter-response/newsletter-response.tsx')).NewsletterResponse,
);
const Newsletter = late(async () => (await import('./newsletter/newsletter.tsx')).Newsletter);
const Reviews = late(async () => (await import('./reviews/reviews.tsx')).Reviews);
const ShippingPriceTable = late(
  async () => (await import('./shipping-price-table/shipping-price-table.tsx')).ShippingPriceTable,
);
const Voucher = late(async () => (await import('./voucher/voucher.tsx')).Voucher);
const WishlistCardGrid = late(
  async () => (await import('./wishlist-card-grid/wishlist-card-grid.tsx')).WishlistCardGrid,
);
const ArticleList = late(async () => (await import('./article-list/article-list.tsx')).ArticleList);
const Article = late(async () => (await import('./article/article.tsx')).Article);
const ContactCard = late(async () => (await import('./contact-card/contact-card.tsx')).ContactCard);
const MoreInformationItem = late(
  async () => (await import('./more-information/more-information-item.tsx')).MoreInformationItem,
);
const MoreInformation = late(
  async () => (await import('./more-information/more-information.tsx')).MoreInformation,
);
const PageContainerHeadline = late(
  async () => (await import('./page-container-headline/page-container-headline.tsx')).PageContainerHeadline,
);
const SitemapGroup = late(async () => (await import('./sitemap/sitemap-group.tsx')).SitemapGroup);
const Sitemap = late(async () => (await import('./sitemap/sitemap.tsx')).Sitemap);
const TextPage = late(async () => (await import('./text-page/text-page.tsx')).TextPage);
const Detail = late(async () => (await import('./details/details.tsx')).Detail);
const Bestseller = late(async () => (await import('./bestseller/bestseller.tsx')).Bestseller);
const Overview = late(async () => (await import('./overviews/overviews.tsx')).Overview);
const ProductDescription = late(
  async () => (await import('./product-description/product-description.tsx')).ProductDescription,
);
const ProductList = late(async () => (await import('./product-list/product-list.tsx')).ProductList);
const ProductSelection = late(
  async () => (await import('./product-selection/product-selection.tsx')).ProductSelection,
);
const ThemeCards = late(async () => (await import('./theme-cards/theme-cards.tsx')).ThemeCards);
const TeaserSection = late(async () => (await import('./main-teaser/teaser-section.tsx')).TeaserSection);
const ThreeSectionSlide = late(
  async () => (await import('./main-teaser/three-section-slide.tsx')).ThreeSectionSlide,
);
const AbTest = late(async () => (await import('./tests/tests.tsx')).AbTest);
const MultiTreatmentTest = late(async () => (await import('./tests/tests.tsx')).MultiTreatmentTest);
const Treatment = late(async () => (await import('./tests/tests.tsx')).Treatment);
/** The component of every block; a missing one, a misspelt name or a wrong field is a type error. */
export const components: { [Name in BlockName]: BlockComponent<Name> } = {
  newsletter_response: NewsletterResponse,
  newsletter: Newsletter,
  reviews: Reviews,
  shipping_price_table: ShippingPriceTable,
  voucher: Voucher,
  wishlist_card_grid: WishlistCardGrid,
  article_list: ArticleList,
  article: Article,
  contact_card: ContactCard,
  info_text: InfoText,
  more_information_item: MoreInformationItem,
  more_information: MoreInformation,
  page_container_headline: PageContainerHeadline,
  quote: Quote,
  quotes_category: QuotesCategory,
  seo_question: SeoQuestion,
  seo_questions: SeoQuestions,
  sitemap_group: SitemapGroup,
  sitemap: Sitemap,
  text_page: TextPage,
  usp_bar: UspBar,
  usp_item: UspItem,
  accessory_detail: Detail,
  calendar_detail: Detail,
  card_detail: Detail,
  collage_detail: Detail,
  merch_detail: Detail,
  photobook_detail: Detail,
  photobox_detail: Detail,
  country_link: CountryLink,
  footer_column: FooterColumn,
  nav_item: NavLink,
  nav_link: NavLink,
  bestseller: Bestseller,
  calendar_overview: Overview,
  collage_overview: Overview,
  photo_print_overview: Overview,
  photobook_overview: Overview,
  photobox_overview: Overview,
  product_description: ProductDescription,
  product_list: ProductList,
  product_selection: ProductSelection,
  products_overview: Overview,
  theme_cards: ThemeCards,
  themes_overview: Overview,
  page: Page,
  settings: Settings,
  image_teaser: ImageTeaser,
  main_teaser: MainTeaser,
  related_categories: RelatedCategories,
  responsive_image: ResponsiveImage,
  small_teaser: SmallTeaser,
  teaser_grid: TeaserGrid,
  teaser_section: TeaserSection,
  teaser_slide: TeaserSlide,
  three_section_slide: ThreeSectionSlide,
  ab_test: AbTest,
  multi_treatment_test: MultiTreatmentTest,
  treatment: Treatment,
};
