// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { BlockFacts } from './blocks/block-facts.ts';
import { newsletterFacts } from './blocks/commerce/newsletter.ts';
import { newsletterResponseFacts } from './blocks/commerce/newsletter-response.ts';
import { reviewsFacts } from './blocks/commerce/reviews.ts';
import { shippingPriceTableFacts } from './blocks/commerce/shipping-price-table.ts';
import { voucherFacts } from './blocks/commerce/voucher.ts';
import { wishlistCardGridFacts } from './blocks/commerce/wishlist-card-grid.ts';
import { articleFacts } from './blocks/content/article.ts';
import { articleListFacts } from './blocks/content/article-list.ts';
import { contactCardFacts } from './blocks/content/contact-card.ts';
import { infoTextFacts } from './blocks/content/info-text.ts';
import { moreInformationFacts } from './blocks/content/more-information.ts';
import { moreInformationItemFacts } from './blocks/content/more-information-item.ts';
import { pageContainerHeadlineFacts } from './blocks/content/page-container-headline.ts';
import { quoteFacts } from './blocks/content/quote.ts';
import { quotesCategoryFacts } from './blocks/content/quotes-category.ts';
import { seoQuestionFacts } from './blocks/content/seo-question.ts';
import { seoQuestionsFacts } from './blocks/content/seo-questions.ts';
import { sitemapFacts } from './blocks/content/sitemap.ts';
import { sitemapGroupFacts } from './blocks/content/sitemap-group.ts';
import { textPageFacts } from './blocks/content/text-page.ts';
import { uspBarFacts } from './blocks/content/usp-bar.ts';
import { uspItemFacts } from './blocks/content/usp-item.ts';
import { accessoryDetailFacts } from './blocks/details/accessory-detail.ts';
import { calendarDetailFacts } from './blocks/details/calendar-detail.ts';
import { cardDetailFacts } from './blocks/details/card-detail.ts';
import { collageDetailFacts } from './blocks/details/collage-detail.ts';
import { merchDetailFacts } from './blocks/details/merch-detail.ts';
import { photobookDetailFacts } from './blocks/details/photobook-detail.ts';
import { photoboxDetailFacts } from './blocks/details/photobox-detail.ts';
import { countryLinkFacts } from './blocks/navigation/country-link.ts';
import { footerColumnFacts } from './blocks/navigation/footer-column.ts';
import { navItemFacts } from './blocks/navigation/nav-item.ts';
import { navLinkFacts } from './blocks/navigation/nav-link.ts';
import { bestsellerFacts } from './blocks/overviews/bestseller.ts';
import { calendarOverviewFacts } from './blocks/overviews/calendar-overview.ts';
import { collageOverviewFacts } from './blocks/overviews/collage-overview.ts';
import { photoPrintOverviewFacts } from './blocks/overviews/photo-print-overview.ts';
import { photobookOverviewFacts } from './blocks/overviews/photobook-overview.ts';
import { photoboxOverviewFacts } from './blocks/overviews/photobox-overview.ts';
import { productDescriptionFacts } from './blocks/overviews/product-description.ts';
import { productListFacts } from './blocks/overviews/product-list.ts';
import { productSelectionFacts } from './blocks/overviews/product-selection.ts';
import { productsOverviewFacts } from './blocks/overviews/products-overview.ts';
import { themeCardsFacts } from './blocks/overviews/theme-cards.ts';
import { themesOverviewFacts } from './blocks/overviews/themes-overview.ts';
import { pageFacts } from './blocks/roots/page.ts';
import { settingsFacts } from './blocks/roots/settings.ts';
import { imageTeaserFacts } from './blocks/teasers/image-teaser.ts';
import { mainTeaserFacts } from './blocks/teasers/main-teaser.ts';
import { relatedCategoriesFacts } from './blocks/teasers/related-categories.ts';
import { responsiveImageFacts } from './blocks/teasers/responsive-image.ts';
import { smallTeaserFacts } from './blocks/teasers/small-teaser.ts';
import { teaserGridFacts } from './blocks/teasers/teaser-grid.ts';
import { teaserSectionFacts } from './blocks/teasers/teaser-section.ts';
import { teaserSlideFacts } from './blocks/teasers/teaser-slide.ts';
import { threeSectionSlideFacts } from './blocks/teasers/three-section-slide.ts';
import { abTestFacts } from './blocks/tests/ab-test.ts';
import { multiTreatmentTestFacts } from './blocks/tests/multi-treatment-test.ts';
import { treatmentFacts } from './blocks/tests/treatment.ts';
import type { BlockName } from './schema.ts';
/** The facts of every block. */
export const blockFacts: { [Name in BlockName]: BlockFacts } = {
  newsletter_response: newsletterResponseFacts,
  newsletter: newsletterFacts,
  reviews: reviewsFacts,
  shipping_price_table: shippingPriceTableFacts,
  voucher: voucherFacts,
  wishlist_card_grid: wishlistCardGridFacts,
  article_list: articleListFacts,
  article: articleFacts,
  contact_card: contactCardFacts,
  info_text: infoTextFacts,
  more_information_item: moreInformationItemFacts,
  more_information: moreInformationFacts,
  page_container_headline: pageContainerHeadlineFacts,
  quote: quoteFacts,
  quotes_category: quotesCategoryFacts,
  seo_question: seoQuestionFacts,
  seo_questions: seoQuestionsFacts,
  sitemap_group: sitemapGroupFacts,
  sitemap: sitemapFacts,
  text_page: textPageFacts,
  usp_bar: uspBarFacts,
  usp_item: uspItemFacts,
  accessory_detail: accessoryDetailFacts,
  calendar_detail: calendarDetailFacts,
  card_detail: cardDetailFacts,
  collage_detail: collageDetailFacts,
  merch_detail: merchDetailFacts,
  photobook_detail: photobookDetailFacts,
  photobox_detail: photoboxDetailFacts,
  country_link: countryLinkFacts,
  footer_column: footerColumnFacts,
  nav_item: navItemFacts,
  nav_link: navLinkFacts,
  bestseller: bestsellerFacts,
  calendar_overview: calendarOverviewFacts,
  collage_overview: collageOverviewFacts,
  photo_print_overview: photoPrintOverviewFacts,
  photobook_overview: photobookOverviewFacts,
  photobox_overview: photoboxOverviewFacts,
  product_description: productDescriptionFacts,
  product_list: productListFacts,
  product_selection: productSelectionFacts,
  products_overview: productsOverviewFacts,
  theme_cards: themeCardsFacts,
  themes_overview: themesOverviewFacts,
  page: pageFacts,
  settings: settingsFacts,
  image_teaser: imageTeaserFacts,
  main_teaser: mainTeaserFacts,
  related_categories: relatedCategoriesFacts,
  responsive_image: responsiveImageFacts,
  small_teaser: smallTeaserFacts,
  teaser_grid: teaserGridFacts,
  teaser_section: teaserSectionFacts,
  teaser_slide: teaserSlideFacts,
  three_section_slide: threeSectionSlideFacts,
  ab_test: abTestFacts,
  multi_treatment_test: multiTreatmentTestFacts,
  treatment: treatmentFacts,
};
