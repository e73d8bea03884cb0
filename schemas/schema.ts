import { type BlockContent, defineSchema, type Schema } from '@storyblok/schema';
import { newsletterBlock } from './blocks/commerce/newsletter.ts';
import { newsletterResponseBlock } from './blocks/commerce/newsletter-response.ts';
import { reviewsBlock } from './blocks/commerce/reviews.ts';
import { shippingPriceTableBlock } from './blocks/commerce/shipping-price-table.ts';
import { voucherBlock } from './blocks/commerce/voucher.ts';
import { wishlistCardGridBlock } from './blocks/commerce/wishlist-card-grid.ts';
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
import * as folders from './blocks/folders.ts';
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
import { flagsDatasource } from './datasources/flags.ts';
import { occasionsDatasource } from './datasources/occasions.ts';
import { blattwerkRedirects, myposterRedirects } from './datasources/redirects.ts';
import { voucherCampaignsDatasource } from './datasources/voucher-campaigns.ts';
import { formatPlugin } from './field-plugins/format-plugin.ts';
import { productPlugin } from './field-plugins/product-plugin.ts';
import { themePlugin } from './field-plugins/theme-plugin.ts';

/** The vocabulary of a page: every block, palette folder, datasource and field plugin of the content space. */
export const schema = defineSchema({
  blocks: {
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
    productsOverviewBlock,
    productDescriptionBlock,
    productListBlock,
    productSelectionBlock,
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
  },
  folders,
  datasources: {
    occasionsDatasource,
    blattwerkRedirects,
    myposterRedirects,
    flagsDatasource,
    voucherCampaignsDatasource,
  },
  fieldPlugins: { formatPlugin, productPlugin, themePlugin },
});

type ContentSchema = Schema<typeof schema>;

/** Union of all block definitions. */
export type Blocks = ContentSchema['blocks'];
export type BlockName = Blocks['name'];

/** Stored content of one block: fields typed, children narrowed to what their field allows. */
export type BlockOf<Name extends BlockName> = BlockContent<
  Extract<Blocks, { name: Name }>,
  Blocks,
  ContentSchema['fieldPlugins']
>;
