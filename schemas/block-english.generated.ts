// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import { newsletterEnglish } from './blocks/commerce/newsletter.ts';
import { newsletterResponseEnglish } from './blocks/commerce/newsletter-response.ts';
import { reviewsEnglish } from './blocks/commerce/reviews.ts';
import { shippingPriceTableEnglish } from './blocks/commerce/shipping-price-table.ts';
import { voucherEnglish } from './blocks/commerce/voucher.ts';
import { wishlistCardGridEnglish } from './blocks/commerce/wishlist-card-grid.ts';
import { articleEnglish } from './blocks/content/article.ts';
import { articleListEnglish } from './blocks/content/article-list.ts';
import { contactCardEnglish } from './blocks/content/contact-card.ts';
import { infoTextEnglish } from './blocks/content/info-text.ts';
import { moreInformationEnglish } from './blocks/content/more-information.ts';
import { moreInformationItemEnglish } from './blocks/content/more-information-item.ts';
import { pageContainerHeadlineEnglish } from './blocks/content/page-container-headline.ts';
import { quoteEnglish } from './blocks/content/quote.ts';
import { quotesCategoryEnglish } from './blocks/content/quotes-category.ts';
import { seoQuestionEnglish } from './blocks/content/seo-question.ts';
import { seoQuestionsEnglish } from './blocks/content/seo-questions.ts';
import { sitemapEnglish } from './blocks/content/sitemap.ts';
import { sitemapGroupEnglish } from './blocks/content/sitemap-group.ts';
import { textPageEnglish } from './blocks/content/text-page.ts';
import { uspBarEnglish } from './blocks/content/usp-bar.ts';
import { uspItemEnglish } from './blocks/content/usp-item.ts';
import { accessoryDetailEnglish } from './blocks/details/accessory-detail.ts';
import { calendarDetailEnglish } from './blocks/details/calendar-detail.ts';
import { cardDetailEnglish } from './blocks/details/card-detail.ts';
import { collageDetailEnglish } from './blocks/details/collage-detail.ts';
import { merchDetailEnglish } from './blocks/details/merch-detail.ts';
import { photobookDetailEnglish } from './blocks/details/photobook-detail.ts';
import { photoboxDetailEnglish } from './blocks/details/photobox-detail.ts';
import { countryLinkEnglish } from './blocks/navigation/country-link.ts';
import { footerColumnEnglish } from './blocks/navigation/footer-column.ts';
import { navItemEnglish } from './blocks/navigation/nav-item.ts';
import { navLinkEnglish } from './blocks/navigation/nav-link.ts';
import { bestsellerEnglish } from './blocks/overviews/bestseller.ts';
import { calendarOverviewEnglish } from './blocks/overviews/calendar-overview.ts';
import { collageOverviewEnglish } from './blocks/overviews/collage-overview.ts';
import { photoPrintOverviewEnglish } from './blocks/overviews/photo-print-overview.ts';
import { photobookOverviewEnglish } from './blocks/overviews/photobook-overview.ts';
import { photoboxOverviewEnglish } from './blocks/overviews/photobox-overview.ts';
import { productDescriptionEnglish } from './blocks/overviews/product-description.ts';
import { productListEnglish } from './blocks/overviews/product-list.ts';
import { productSelectionEnglish } from './blocks/overviews/product-selection.ts';
import { productsOverviewEnglish } from './blocks/overviews/products-overview.ts';
import { themeCardsEnglish } from './blocks/overviews/theme-cards.ts';
import { themesOverviewEnglish } from './blocks/overviews/themes-overview.ts';
import { pageEnglish } from './blocks/roots/page.ts';
import { settingsEnglish } from './blocks/roots/settings.ts';
import { imageTeaserEnglish } from './blocks/teasers/image-teaser.ts';
import { mainTeaserEnglish } from './blocks/teasers/main-teaser.ts';
import { relatedCategoriesEnglish } from './blocks/teasers/related-categories.ts';
import { responsiveImageEnglish } from './blocks/teasers/responsive-image.ts';
import { smallTeaserEnglish } from './blocks/teasers/small-teaser.ts';
import { teaserGridEnglish } from './blocks/teasers/teaser-grid.ts';
import { teaserSectionEnglish } from './blocks/teasers/teaser-section.ts';
import { teaserSlideEnglish } from './blocks/teasers/teaser-slide.ts';
import { threeSectionSlideEnglish } from './blocks/teasers/three-section-slide.ts';
import { abTestEnglish } from './blocks/tests/ab-test.ts';
import { multiTreatmentTestEnglish } from './blocks/tests/multi-treatment-test.ts';
import { treatmentEnglish } from './blocks/tests/treatment.ts';
import type { EnglishBlock } from './fields/english-words.ts';
import type { BlockName } from './schema.ts';
/** What the English interface calls every block and its fields. */
export const blockEnglish: { [Name in BlockName]: EnglishBlock } = {
  newsletter_response: newsletterResponseEnglish,
  newsletter: newsletterEnglish,
  reviews: reviewsEnglish,
  shipping_price_table: shippingPriceTableEnglish,
  voucher: voucherEnglish,
  wishlist_card_grid: wishlistCardGridEnglish,
  article_list: articleListEnglish,
  article: articleEnglish,
  contact_card: contactCardEnglish,
  info_text: infoTextEnglish,
  more_information_item: moreInformationItemEnglish,
  more_information: moreInformationEnglish,
  page_container_headline: pageContainerHeadlineEnglish,
  quote: quoteEnglish,
  quotes_category: quotesCategoryEnglish,
  seo_question: seoQuestionEnglish,
  seo_questions: seoQuestionsEnglish,
  sitemap_group: sitemapGroupEnglish,
  sitemap: sitemapEnglish,
  text_page: textPageEnglish,
  usp_bar: uspBarEnglish,
  usp_item: uspItemEnglish,
  accessory_detail: accessoryDetailEnglish,
  calendar_detail: calendarDetailEnglish,
  card_detail: cardDetailEnglish,
  collage_detail: collageDetailEnglish,
  merch_detail: merchDetailEnglish,
  photobook_detail: photobookDetailEnglish,
  photobox_detail: photoboxDetailEnglish,
  country_link: countryLinkEnglish,
  footer_column: footerColumnEnglish,
  nav_item: navItemEnglish,
  nav_link: navLinkEnglish,
  bestseller: bestsellerEnglish,
  calendar_overview: calendarOverviewEnglish,
  collage_overview: collageOverviewEnglish,
  photo_print_overview: photoPrintOverviewEnglish,
  photobook_overview: photobookOverviewEnglish,
  photobox_overview: photoboxOverviewEnglish,
  product_description: productDescriptionEnglish,
  product_list: productListEnglish,
  product_selection: productSelectionEnglish,
  products_overview: productsOverviewEnglish,
  theme_cards: themeCardsEnglish,
  themes_overview: themesOverviewEnglish,
  page: pageEnglish,
  settings: settingsEnglish,
  image_teaser: imageTeaserEnglish,
  main_teaser: mainTeaserEnglish,
  related_categories: relatedCategoriesEnglish,
  responsive_image: responsiveImageEnglish,
  small_teaser: smallTeaserEnglish,
  teaser_grid: teaserGridEnglish,
  teaser_section: teaserSectionEnglish,
  teaser_slide: teaserSlideEnglish,
  three_section_slide: threeSectionSlideEnglish,
  ab_test: abTestEnglish,
  multi_treatment_test: multiTreatmentTestEnglish,
  treatment: treatmentEnglish,
};
