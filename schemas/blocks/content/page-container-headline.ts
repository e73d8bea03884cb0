import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices, toggle } from '../../fields/choice-field.ts';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import { richText } from '../../fields/rich-text-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { paragraph } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { contentFolder } from '../folders.ts';

export const pageContainerHeadlineBlock = defineBlock({
  name: 'page_container_headline',
  display_name: 'Überschrift mit Einleitung',
  description: 'Beginn einer Seite oder eines Abschnitts: Überschrift, Unterzeile, ein kurzer Text.',
  folder: contentFolder,
  preview_field: 'headline',
  fields: [
    requiredHeadlineField,
    defineField('headlineType', {
      ...choice,
      options: choices({
        h1: 'H1, Hauptüberschrift der Seite',
        h2: 'H2, Abschnitt',
        h3: 'H3, Unterabschnitt',
        h4: 'H4, kleinste Stufe',
      }),
      default_value: 'h2',
      display_name: 'Rang der Überschrift',
      description: 'Je Seite genau eine H1, darunter keine Stufe überspringen.',
    }),
    defineField('subline', {
      ...paragraph,
      max_length: 240,
      display_name: 'Unterzeile',
      description: 'Ein Satz unter der Überschrift.',
    }),
    defineField('teaser', {
      ...richText,
      display_name: 'Einleitung',
      description: 'Kurzer Text, bei längeren Texten besser „Textseite“ verwenden.',
    }),
    appearanceTab([
      'variant',
      'hideComponentOnMobile',
      'hideHeadlineOnDesktop',
      'hideHeadlineOnMobile',
      'preventHideHeadline',
    ]),
    defineField('variant', {
      ...choice,
      options: choices({ primary: 'Groß, mittig', secondary: 'Ruhig, linksbündig' }),
      default_value: 'primary',
      display_name: 'Darstellung',
      description: 'Groß für den Beginn einer Seite, ruhig für Abschnitte.',
    }),
    defineField('hideComponentOnMobile', {
      ...toggle,
      display_name: 'Am Telefon ganz ausblenden',
      description: 'Überschrift, Unterzeile und Text fehlen dann auf kleinen Bildschirmen.',
    }),
    defineField('hideHeadlineOnDesktop', {
      ...toggle,
      display_name: 'Überschrift am Desktop verbergen',
      description: 'Vorlesegeräte und Suchmaschinen lesen sie weiterhin.',
    }),
    defineField('hideHeadlineOnMobile', {
      ...toggle,
      display_name: 'Überschrift am Telefon verbergen',
      description: 'Vorlesegeräte und Suchmaschinen lesen sie weiterhin.',
    }),
    defineField('preventHideHeadline', {
      ...toggle,
      display_name: 'Überschrift immer zeigen',
      description: 'Hat Vorrang vor den beiden Feldern zum Verbergen.',
    }),
  ],
});

export const pageContainerHeadlineEnglish: EnglishOf<typeof pageContainerHeadlineBlock> = {
  name: 'Headline with intro',
  description: 'Start of a page or section: headline, subline, a short text.',
  fields: {
    headline: headlineEnglish,
    headlineType: {
      name: 'Headline rank',
      description: 'Exactly one H1 a page; skip no rank below it.',
      options: {
        h1: 'H1, main headline of the page',
        h2: 'H2, section',
        h3: 'H3, subsection',
        h4: 'H4, lowest rank',
      },
    },
    subline: { name: 'Subline', description: 'One sentence below the headline.' },
    teaser: { name: 'Intro', description: 'A short text; for longer ones “Text page” is better.' },
    variant: {
      name: 'Look',
      description: 'Large to begin a page, calm for sections.',
      options: { primary: 'Large, centred', secondary: 'Calm, left-aligned' },
    },
    hideComponentOnMobile: {
      name: 'Hide on phones altogether',
      description: 'Headline, subline and text are then missing on small screens.',
    },
    hideHeadlineOnDesktop: {
      name: 'Hide the headline on desktops',
      description: 'Screen readers and search engines still read it.',
    },
    hideHeadlineOnMobile: {
      name: 'Hide the headline on phones',
      description: 'Screen readers and search engines still read it.',
    },
    preventHideHeadline: {
      name: 'Always show the headline',
      description: 'Overrules the two fields that hide it.',
    },
  },
};

export const pageContainerHeadlineFacts: BlockFacts = {
  specifiedAs: 'PageContainerHeadline',
  stands: 'pages, tests and texts',
};

export const pageContainerHeadlineExample: ExampleOf<typeof pageContainerHeadlineBlock> = {
  _uid: 'f93ad267-f998-5999-886e-9e42cd62ba9d',
  component: 'page_container_headline',
  headline: 'Karten zur Hochzeit',
  headlineType: 'h1',
  subline: 'Von der ersten Ankündigung bis zum Dank: eine Handschrift für den ganzen Tag.',
  teaser: paragraphs(
    'Über 300 Vorlagen für Einladungen warten darauf, mit eigenen Worten und Bildern gefüllt zu werden. Zehn Papiere stehen zur Wahl, auf vielen glänzen Gold, Silber oder Roségold.',
  ),
  variant: 'primary',
  hideComponentOnMobile: false,
  hideHeadlineOnDesktop: false,
  hideHeadlineOnMobile: false,
  preventHideHeadline: false,
};
