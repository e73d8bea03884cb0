// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import { newsletterBlock } from './blocks/commerce/newsletter.ts';
import { newsletterResponseBlock } from './blocks/commerce/newsletter-response.ts';
import { reviewsBlock } from './blocks/commerce/reviews.ts';
import { shippingPriceTableBlock } from './blocks/commerce/shipping-price-table.ts';
import { voucherBlock } from './blocks/commerce/voucher.ts';
import { wishlistCardGridBlock } from './blocks/commerce/wishlist-card-grid.ts';
import { articleBlock } from './blocks/content/article.ts';
import { articleListBlock } from './blocks/content/article-list.ts';
import { contactCardBlock } from './blocks/content/contact-card.ts';
import { infoTextBlock } from './blocks/content/info-text.ts';
import { moreInformationBlock } from './blocks/content/more-information.ts';
import { moreInformationItemBlock } from './blocks/content/more-information-item.ts';
import { pageContainerHeadlineBlock } from './blocks/content/page-container-headline.ts';
import { quoteBlock } from './blocks/content/quote.ts';
import { quotesCategoryBlock } from './blocks/content/quotes-category.ts';
import { seoQuestionBlock } from './blocks/content/seo-question.ts';
import { seoQuestionsBlock } from './blocks/content/seo-questions.ts';
import { sitemapBlock } from './blocks/content/sitemap.ts';
import { sitemapGroupBlock } from './blocks/content/sitemap-group.ts';
import { textPageBlock } from './blocks/content/text-page.ts';
import { uspBarBlock } from './blocks/content/usp-bar.ts';
import { uspItemBlock } from './blocks/content/usp-item.ts';
import { accessoryDetailBlock } from './blocks/details/accessory-detail.ts';
import { calendarDetailBlock } from './blocks/details/calendar-detail.ts';
import { cardDetailBlock } from './blocks/details/card-detail.ts';
import { collageDetailBlock } from './blocks/details/collage-detail.ts';
import { merchDetailBlock } from './blocks/details/merch-detail.ts';
import { photobookDetailBlock } from './blocks/details/photobook-detail.ts';
import { photoboxDetailBlock } from './blocks/details/photobox-detail.ts';
import { countryLinkBlock } from './blocks/navigation/country-link.ts';
import { footerColumnBlock } from './blocks/navigation/footer-column.ts';
import { navItemBlock } from './blocks/navigation/nav-item.ts';
import { navLinkBlock } from './blocks/navigation/nav-link.ts';
import { bestsellerBlock } from './blocks/overviews/bestseller.ts';
import { calendarOverviewBlock } from './blocks/overviews/calendar-overview.ts';
import { collageOverviewBlock } from './blocks/overviews/collage-overview.ts';
import { photoPrintOverviewBlock } from './blocks/overviews/photo-print-overview.ts';
import { photobookOverviewBlock } from './blocks/overviews/photobook-overview.ts';
import { photoboxOverviewBlock } from './blocks/overviews/photobox-overview.ts';
import { productDescriptionBlock } from './blocks/overviews/product-description.ts';
import { productListBlock } from './blocks/overviews/product-list.ts';
import { productSelectionBlock } from './blocks/overviews/product-selection.ts';
import { productsOverviewBlock } from './blocks/overviews/products-overview.ts';
import { themeCardsBlock } from './blocks/overviews/theme-cards.ts';
import { themesOverviewBlock } from './blocks/overviews/themes-overview.ts';
import { pageBlock } from './blocks/roots/page.ts';
import { settingsBlock } from './blocks/roots/settings.ts';
import { imageTeaserBlock } from './blocks/teasers/image-teaser.ts';
import { mainTeaserBlock } from './blocks/teasers/main-teaser.ts';
import { relatedCategoriesBlock } from './blocks/teasers/related-categories.ts';
import { responsiveImageBlock } from './blocks/teasers/responsive-image.ts';
import { smallTeaserBlock } from './blocks/teasers/small-teaser.ts';
import { teaserGridBlock } from './blocks/teasers/teaser-grid.ts';
import { teaserSectionBlock } from './blocks/teasers/teaser-section.ts';
import { teaserSlideBlock } from './blocks/teasers/teaser-slide.ts';
import { threeSectionSlideBlock } from './blocks/teasers/three-section-slide.ts';
import { abTestBlock } from './blocks/tests/ab-test.ts';
import { multiTreatmentTestBlock } from './blocks/tests/multi-treatment-test.ts';
import { treatmentBlock } from './blocks/tests/treatment.ts';
/** Every block that pages are composed of. */
export const blocks = {
  newsletterResponseBlock,
  newsletterBlock,
  reviewsBlock,
  shippingPriceTableBlock,
  voucherBlock,
  wishlistCardGridBlock,
  articleListBlock,
  articleBlock,
  contactCardBlock,
  infoTextBlock,
  moreInformationItemBlock,
  moreInformationBlock,
  pageContainerHeadlineBlock,
  quoteBlock,
  quotesCategoryBlock,
  seoQuestionBlock,
  seoQuestionsBlock,
  sitemapGroupBlock,
  sitemapBlock,
  textPageBlock,
  uspBarBlock,
  uspItemBlock,
  accessoryDetailBlock,
  calendarDetailBlock,
  cardDetailBlock,
  collageDetailBlock,
  merchDetailBlock,
  photobookDetailBlock,
  photoboxDetailBlock,
  countryLinkBlock,
  footerColumnBlock,
  navItemBlock,
  navLinkBlock,
  bestsellerBlock,
  calendarOverviewBlock,
  collageOverviewBlock,
  photoPrintOverviewBlock,
  photobookOverviewBlock,
  photoboxOverviewBlock,
  productDescriptionBlock,
  productListBlock,
  productSelectionBlock,
  productsOverviewBlock,
  themeCardsBlock,
  themesOverviewBlock,
  pageBlock,
  settingsBlock,
  imageTeaserBlock,
  mainTeaserBlock,
  relatedCategoriesBlock,
  responsiveImageBlock,
  smallTeaserBlock,
  teaserGridBlock,
  teaserSectionBlock,
  teaserSlideBlock,
  threeSectionSlideBlock,
  abTestBlock,
  multiTreatmentTestBlock,
  treatmentBlock,
};
