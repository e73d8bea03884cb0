// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import { newsletterExample } from './blocks/commerce/newsletter.ts';
import { newsletterResponseExample } from './blocks/commerce/newsletter-response.ts';
import { reviewsExample } from './blocks/commerce/reviews.ts';
import { shippingPriceTableExample } from './blocks/commerce/shipping-price-table.ts';
import { voucherExample } from './blocks/commerce/voucher.ts';
import { wishlistCardGridExample } from './blocks/commerce/wishlist-card-grid.ts';
import { articleExample } from './blocks/content/article.ts';
import { articleListExample } from './blocks/content/article-list.ts';
import { contactCardExample } from './blocks/content/contact-card.ts';
import { infoTextExample } from './blocks/content/info-text.ts';
import { moreInformationExample } from './blocks/content/more-information.ts';
import { moreInformationItemExample } from './blocks/content/more-information-item.ts';
import { pageContainerHeadlineExample } from './blocks/content/page-container-headline.ts';
import { quoteExample } from './blocks/content/quote.ts';
import { quotesCategoryExample } from './blocks/content/quotes-category.ts';
import { seoQuestionExample } from './blocks/content/seo-question.ts';
import { seoQuestionsExample } from './blocks/content/seo-questions.ts';
import { sitemapExample } from './blocks/content/sitemap.ts';
import { sitemapGroupExample } from './blocks/content/sitemap-group.ts';
import { textPageExample } from './blocks/content/text-page.ts';
import { uspBarExample } from './blocks/content/usp-bar.ts';
import { uspItemExample } from './blocks/content/usp-item.ts';
import { accessoryDetailExample } from './blocks/details/accessory-detail.ts';
import { calendarDetailExample } from './blocks/details/calendar-detail.ts';
import { cardDetailExample } from './blocks/details/card-detail.ts';
import { collageDetailExample } from './blocks/details/collage-detail.ts';
import { merchDetailExample } from './blocks/details/merch-detail.ts';
import { photobookDetailExample } from './blocks/details/photobook-detail.ts';
import { photoboxDetailExample } from './blocks/details/photobox-detail.ts';
import { countryLinkExample } from './blocks/navigation/country-link.ts';
import { footerColumnExample } from './blocks/navigation/footer-column.ts';
import { navItemExample } from './blocks/navigation/nav-item.ts';
import { navLinkExample } from './blocks/navigation/nav-link.ts';
import { bestsellerExample } from './blocks/overviews/bestseller.ts';
import { calendarOverviewExample } from './blocks/overviews/calendar-overview.ts';
import { collageOverviewExample } from './blocks/overviews/collage-overview.ts';
import { photoPrintOverviewExample } from './blocks/overviews/photo-print-overview.ts';
import { photobookOverviewExample } from './blocks/overviews/photobook-overview.ts';
import { photoboxOverviewExample } from './blocks/overviews/photobox-overview.ts';
import { productDescriptionExample } from './blocks/overviews/product-description.ts';
import { productListExample } from './blocks/overviews/product-list.ts';
import { productSelectionExample } from './blocks/overviews/product-selection.ts';
import { productsOverviewExample } from './blocks/overviews/products-overview.ts';
import { themeCardsExample } from './blocks/overviews/theme-cards.ts';
import { themesOverviewExample } from './blocks/overviews/themes-overview.ts';
import { pageExample } from './blocks/roots/page.ts';
import { settingsExample } from './blocks/roots/settings.ts';
import { imageTeaserExample } from './blocks/teasers/image-teaser.ts';
import { mainTeaserExample } from './blocks/teasers/main-teaser.ts';
import { relatedCategoriesExample } from './blocks/teasers/related-categories.ts';
import { responsiveImageExample } from './blocks/teasers/responsive-image.ts';
import { smallTeaserExample } from './blocks/teasers/small-teaser.ts';
import { teaserGridExample } from './blocks/teasers/teaser-grid.ts';
import { teaserSectionExample } from './blocks/teasers/teaser-section.ts';
import { teaserSlideExample } from './blocks/teasers/teaser-slide.ts';
import { threeSectionSlideExample } from './blocks/teasers/three-section-slide.ts';
import { abTestExample } from './blocks/tests/ab-test.ts';
import { multiTreatmentTestExample } from './blocks/tests/multi-treatment-test.ts';
import { treatmentExample } from './blocks/tests/treatment.ts';
import type { BlockName, BlockOf } from './schema.ts';
/** The example of every block. */
export const examples: { [Name in BlockName]: BlockOf<Name> } = {
  newsletter_response: newsletterResponseExample,
  newsletter: newsletterExample,
  reviews: reviewsExample,
  shipping_price_table: shippingPriceTableExample,
  voucher: voucherExample,
  wishlist_card_grid: wishlistCardGridExample,
  article_list: articleListExample,
  article: articleExample,
  contact_card: contactCardExample,
  info_text: infoTextExample,
  more_information_item: moreInformationItemExample,
  more_information: moreInformationExample,
  page_container_headline: pageContainerHeadlineExample,
  quote: quoteExample,
  quotes_category: quotesCategoryExample,
  seo_question: seoQuestionExample,
  seo_questions: seoQuestionsExample,
  sitemap_group: sitemapGroupExample,
  sitemap: sitemapExample,
  text_page: textPageExample,
  usp_bar: uspBarExample,
  usp_item: uspItemExample,
  accessory_detail: accessoryDetailExample,
  calendar_detail: calendarDetailExample,
  card_detail: cardDetailExample,
  collage_detail: collageDetailExample,
  merch_detail: merchDetailExample,
  photobook_detail: photobookDetailExample,
  photobox_detail: photoboxDetailExample,
  country_link: countryLinkExample,
  footer_column: footerColumnExample,
  nav_item: navItemExample,
  nav_link: navLinkExample,
  bestseller: bestsellerExample,
  calendar_overview: calendarOverviewExample,
  collage_overview: collageOverviewExample,
  photo_print_overview: photoPrintOverviewExample,
  photobook_overview: photobookOverviewExample,
  photobox_overview: photoboxOverviewExample,
  product_description: productDescriptionExample,
  product_list: productListExample,
  product_selection: productSelectionExample,
  products_overview: productsOverviewExample,
  theme_cards: themeCardsExample,
  themes_overview: themesOverviewExample,
  page: pageExample,
  settings: settingsExample,
  image_teaser: imageTeaserExample,
  main_teaser: mainTeaserExample,
  related_categories: relatedCategoriesExample,
  responsive_image: responsiveImageExample,
  small_teaser: smallTeaserExample,
  teaser_grid: teaserGridExample,
  teaser_section: teaserSectionExample,
  teaser_slide: teaserSlideExample,
  three_section_slide: threeSectionSlideExample,
  ab_test: abTestExample,
  multi_treatment_test: multiTreatmentTestExample,
  treatment: treatmentExample,
};
