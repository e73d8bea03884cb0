import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices, labelsOf, manyChoices, toggle } from '../../fields/choice-field.ts';
import { images } from '../../fields/image-field.ts';
import { sharingTab } from '../../fields/tabs.ts';
import { line, paragraph } from '../../fields/text-fields.ts';
import { countryTable } from '../../shop/markets/countries.ts';
import { defaultRobots, type Robots } from '../../shop/pages/page-metadata.ts';
import { customerTypeTable } from '../../shop/visitors/customer-types.ts';
import type { BlockFacts } from '../block-facts.ts';
import {
  type pageContainerHeadlineBlock,
  pageContainerHeadlineExample,
} from '../content/page-container-headline.ts';
import { type seoQuestionsBlock, seoQuestionsExample } from '../content/seo-questions.ts';
import { type uspBarBlock, uspBarExample } from '../content/usp-bar.ts';
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
  ],
});

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
