// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import { newsletterBlock } from './commerce/newsletter.ts';
import { newsletterResponseBlock } from './commerce/newsletter-response.ts';
import { reviewsBlock } from './commerce/reviews.ts';
import { shippingPriceTableBlock } from './commerce/shipping-price-table.ts';
import { voucherBlock } from './commerce/voucher.ts';
import { wishlistCardGridBlock } from './commerce/wishlist-card-grid.ts';
import { contactCardBlock } from './content/contact-card.ts';
import { infoTextBlock } from './content/info-text.ts';
import { moreInformationBlock } from './content/more-information.ts';
import { moreInformationItemBlock } from './content/more-information-item.ts';
import { pageContainerHeadlineBlock } from './content/page-container-headline.ts';
import { quoteBlock } from './content/quote.ts';
import { quotesCategoryBlock } from './content/quotes-category.ts';
import { seoQuestionBlock } from './content/seo-question.ts';
import { seoQuestionsBlock } from './content/seo-questions.ts';
import { sitemapBlock } from './content/sitemap.ts';
import { sitemapGroupBlock } from './content/sitemap-group.ts';
import { textPageBlock } from './content/text-page.ts';
import { uspBarBlock } from './content/usp-bar.ts';
import { uspItemBlock } from './content/usp-item.ts';
import { accessoryDetailBlock } from './details/accessory-detail.ts';
import { calendarDetailBlock } from './details/calendar-detail.ts';
import { cardDetailBlock } from './details/card-detail.ts';
import { collageDetailBlock } from './details/collage-detail.ts';
import { merchDetailBlock } from './details/merch-detail.ts';
import { photobookDetailBlock } from './details/photobook-detail.ts';
import { photoboxDetailBlock } from './details/photobox-detail.ts';
import { countryLinkBlock } from './navigation/country-link.ts';
import { footerColumnBlock } from './navigation/footer-column.ts';
import { navItemBlock } from './navigation/nav-item.ts';
import { navLinkBlock } from './navigation/nav-link.ts';
import { bestsellerBlock } from './overviews/bestseller.ts';
import { calendarOverviewBlock } from './overviews/calendar-overview.ts';
import { collageOverviewBlock } from './overviews/collage-overview.ts';
import { photoPrintOverviewBlock } from './overviews/photo-print-overview.ts';
import { photobookOverviewBlock } from './overviews/photobook-overview.ts';
import { photoboxOverviewBlock } from './overviews/photobox-overview.ts';
import { productDescriptionBlock } from './overviews/product-description.ts';
import { productListBlock } from './overviews/product-list.ts';
import { productSelectionBlock } from './overviews/product-selection.ts';
import { productsOverviewBlock } from './overviews/products-overview.ts';
import { themeCardsBlock } from './overviews/theme-cards.ts';
import { themesOverviewBlock } from './overviews/themes-overview.ts';
import { pageBlock } from './roots/page.ts';
import { settingsBlock } from './roots/settings.ts';
import { imageTeaserBlock } from './teasers/image-teaser.ts';
import { mainTeaserBlock } from './teasers/main-teaser.ts';
import { relatedCategoriesBlock } from './teasers/related-categories.ts';
import { responsiveImageBlock } from './teasers/responsive-image.ts';
import { smallTeaserBlock } from './teasers/small-teaser.ts';
import { teaserGridBlock } from './teasers/teaser-grid.ts';
import { teaserSectionBlock } from './teasers/teaser-section.ts';
import { teaserSlideBlock } from './teasers/teaser-slide.ts';
import { threeSectionSlideBlock } from './teasers/three-section-slide.ts';
import { abTestBlock } from './tests/ab-test.ts';
import { multiTreatmentTestBlock } from './tests/multi-treatment-test.ts';
import { treatmentBlock } from './tests/treatment.ts';
/** Every block that pages are composed of. */
export const blocks = {
  newsletterResponseBlock,
  newsletterBlock,
  reviewsBlock,
  shippingPriceTableBlock,
  voucherBlock,
  wishlistCardGridBlock,
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
