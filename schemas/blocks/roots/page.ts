import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices, labelsOf, manyChoices, toggle } from '../../fields/choice-field.ts';
import { images } from '../../fields/image-field.ts';
import { sharingTab } from '../../fields/tabs.ts';
import { line, paragraph } from '../../fields/text-fields.ts';
import type { BlockOf } from '../../schema.ts';
import { countryTable } from '../../shop/markets/countries.ts';
import { defaultRobots, type Robots } from '../../shop/pages/page-metadata.ts';
import { customerTypeTable } from '../../shop/visitors/customer-types.ts';
import { pageContainerHeadlineExample } from '../content/page-container-headline.ts';
import { seoQuestionsExample } from '../content/seo-questions.ts';
import { uspBarExample } from '../content/usp-bar.ts';
import { pictures } from '../example-references.ts';
import { rootsFolder } from '../folders.ts';
import { pageSections } from '../section-blocks.ts';
import { imageTeaserExample } from '../teasers/image-teaser.ts';
import { mainTeaserExample } from '../teasers/main-teaser.ts';
import { teaserGridExample } from '../teasers/teaser-grid.ts';

const robotsLabels: Record<Robots, string> = {
  'noindex,nofollow': 'Nicht finden, Links nicht folgen',
  'index,follow': 'Finden und Links folgen',
  'noindex,follow': 'Nicht finden, Links folgen',
  'index,nofollow': 'Finden, Links nicht folgen',
};

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

export const pageExample: BlockOf<'page'> = {
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
