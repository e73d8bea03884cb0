import { defineBlock, defineField } from '@storyblok/schema';
import { campaignPageEnglish, campaignPageFields } from '../../fields/campaign-page-fields.ts';
import { choice, choices, labelsOf, manyChoices, toggle } from '../../fields/choice-field.ts';
import { countryNamesInEnglish } from '../../fields/english-choices.ts';
import { images } from '../../fields/image-field.ts';
import { campaignTab, sharingTab } from '../../fields/tabs.ts';
import { line, paragraph } from '../../fields/text-fields.ts';
import { countries, countryTable } from '../../shop/markets/countries.ts';
import { defaultRobots, type Robots } from '../../shop/pages/page-metadata.ts';
import { customerTypeTable } from '../../shop/visitors/customer-types.ts';
import type { BlockFacts } from '../block-facts.ts';
import {
  type pageContainerHeadlineBlock,
  pageContainerHeadlineExample,
} from '../content/page-container-headline.ts';
import { type seoQuestionsBlock, seoQuestionsExample } from '../content/seo-questions.ts';
import { type uspBarBlock, uspBarExample } from '../content/usp-bar.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pictures } from '../example-references.ts';
import { rootsFolder } from '../folders.ts';
import { pageSections } from '../sections.generated.ts';
import { type imageTeaserBlock, imageTeaserExample } from '../teasers/image-teaser.ts';
import { type mainTeaserBlock, mainTeaserExample } from '../teasers/main-teaser.ts';
import { type teaserGridBlock, teaserGridExample } from '../teasers/teaser-grid.ts';

const robotsLabels: Record<Robots, string> = {
  'noindex,nofollow': 'Nicht finden, Links nicht folgen',
  'index,follow': 'Finden und Links folgen',
  'noindex,follow': 'Nicht finden, Links folgen',
  'index,nofollow': 'Finden, Links nicht folgen',
};

import type { seoQuestionBlock } from '../content/seo-question.ts';
import type { uspItemBlock } from '../content/usp-item.ts';
import type { responsiveImageBlock } from '../teasers/responsive-image.ts';
import type { smallTeaserBlock } from '../teasers/small-teaser.ts';
import type { teaserSectionBlock } from '../teasers/teaser-section.ts';
import type { teaserSlideBlock } from '../teasers/teaser-slide.ts';
import type { threeSectionSlideBlock } from '../teasers/three-section-slide.ts';

export const pageBlock = defineBlock({
  name: 'page',
  display_name: 'Seite',
  description: 'Eine Seite des Shops, aus Abschnitten zusammengesetzt.',
  folder: rootsFolder,
  is_root: true,
  is_nestable: false,
  preview_field: 'title',
  fields: [
    defineField('body', {
      type: 'bloks',
      allow: pageSections,
      minimum: 1,
      maximum: 60,
      required: true,
      display_name: 'Abschnitte',
      description: 'Von oben nach unten, so wie sie auf der Seite stehen.',
    }),
    defineField('countries', {
      ...manyChoices,
      options: choices(labelsOf(countryTable)),
      display_name: 'Nur in diesen Ländern',
      description:
        'Zum Beispiel, weil ein Produkt nicht überall geliefert wird. In allen anderen Ländern gibt es die Seite dann nicht. Ohne Auswahl erscheint sie überall.',
    }),
    defineField('customerTypes', {
      ...manyChoices,
      options: choices(labelsOf(customerTypeTable)),
      display_name: 'Nur für diese Kunden',
      description:
        'Zum Beispiel, weil ein Produkt nur an Geschäftskunden verkauft wird. Für alle anderen gibt es die Seite dann nicht; wer nicht angemeldet ist, zählt zu den Privatkunden. Ohne Auswahl erscheint sie für alle.',
    }),
    sharingTab(['title', 'description', 'ogImages', 'robots', 'useQueryParamsInCanoncial']),
    defineField('title', {
      ...line,
      max_length: 60,
      required: true,
      display_name: 'Seitentitel',
      description:
        'Steht im Browser-Tab und als blaue Zeile in Suchergebnissen; der Name des Shops kommt von selbst dazu. Höchstens 60 Zeichen.',
    }),
    defineField('description', {
      ...paragraph,
      max_length: 160,
      required: true,
      display_name: 'Beschreibung für Suchmaschinen',
      description:
        'Ein bis zwei Sätze, die in Suchergebnissen unter dem Titel stehen. Höchstens 160 Zeichen.',
    }),
    defineField('ogImages', {
      ...images,
      maximum_entries: 4,
      display_name: 'Bilder zum Teilen',
      description: 'Erscheinen, wenn jemand die Seite verschickt. Am besten 1200 × 630 Pixel.',
    }),
    defineField('robots', {
      ...choice,
      options: choices(robotsLabels),
      default_value: defaultRobots,
      display_name: 'Suchmaschinen',
      description: 'Neue Seiten sind verborgen. Vor dem Start auf „Finden und Links folgen“ stellen.',
    }),
    // The misspelling is the specification's; stored content is keyed by it.
    defineField('useQueryParamsInCanoncial', {
      ...toggle,
      display_name: 'Filter gehören zur Adresse',
      description:
        'Anhaken, wenn gefilterte Ansichten (Anlass, Kalenderart …) als eigene Seiten gefunden werden sollen.',
    }),
    campaignTab(['shownFrom', 'shownUntil', 'beforeText', 'afterText', 'onwardText', 'onward']),
    ...campaignPageFields,
  ],
});

export const pageEnglish: EnglishOf<typeof pageBlock> = {
  name: 'Page',
  description: 'A page of the shop, composed of sections.',
  fields: {
    body: { name: 'Sections', description: 'From top to bottom, as they stand on the page.' },
    countries: {
      name: 'Only in these countries',
      description:
        'For instance because a product is not delivered everywhere. All other countries then do not have the page. It is shown everywhere unless some are chosen.',
      options: countryNamesInEnglish(countries),
    },
    customerTypes: {
      name: 'Only for these customers',
      description:
        'For instance because a product is sold to business customers only. All others then do not have the page; a visitor who is not signed in counts as a private customer. It is shown to all unless some are chosen.',
      options: {
        private: 'Private customers',
        business: 'Business customers',
        whitelabel: 'White-label customers',
      },
    },
    title: {
      name: 'Page title',
      description:
        'Stands in the browser’s tab and as the blue line of search results; the shop’s name comes by itself. At most 60 characters.',
    },
    description: {
      name: 'Description for search engines',
      description:
        'One or two sentences that stand below the title in search results. At most 160 characters.',
    },
    ogImages: {
      name: 'Pictures for sharing',
      description: 'Appear when people send the page to others. 1200 × 630 pixels are best.',
    },
    robots: {
      name: 'Search engines',
      description: 'New pages are hidden. Set to “Find, and follow links” before the launch.',
      options: {
        'noindex,nofollow': 'Do not find, do not follow links',
        'index,follow': 'Find, and follow links',
        'noindex,follow': 'Do not find, but follow links',
        'index,nofollow': 'Find, but do not follow links',
      } satisfies Record<Robots, string>,
    },
    useQueryParamsInCanoncial: {
      name: 'Filters are part of the address',
      description:
        'Tick if filtered views (occasion, calendar type …) should be found as pages of their own.',
    },
    ...campaignPageEnglish,
  },
};

export const pageFacts: BlockFacts = { specifiedAs: 'page metadata' };

export const pageExample: ExampleOf<
  typeof pageBlock,
  | typeof imageTeaserBlock
  | typeof mainTeaserBlock
  | typeof pageContainerHeadlineBlock
  | typeof responsiveImageBlock
  | typeof seoQuestionBlock
  | typeof seoQuestionsBlock
  | typeof smallTeaserBlock
  | typeof teaserGridBlock
  | typeof teaserSectionBlock
  | typeof teaserSlideBlock
  | typeof threeSectionSlideBlock
  | typeof uspBarBlock
  | typeof uspItemBlock
> = {
  _uid: '61324a27-da5f-5ea2-b3e4-1fa6be6329ab',
  component: 'page',
  title: 'Hochzeitskarten selbst gestalten',
  description:
    'Einladung, Menükarte, Dank: Hochzeitskarten auf zehn Papieren, mit Veredelung und kostenlosen Musterkarten. Express in 24 Stunden.',
  ogImages: [pictures.wedding],
  robots: 'index,follow',
  useQueryParamsInCanoncial: false,
  body: [
    mainTeaserExample,
    uspBarExample,
    pageContainerHeadlineExample,
    teaserGridExample,
    imageTeaserExample,
    seoQuestionsExample,
  ],
};
