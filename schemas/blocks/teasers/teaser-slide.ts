import { defineBlock, defineField } from '@storyblok/schema';
import { choice, choices, toggle } from '../../fields/choice-field.ts';
import { colour, colourHelp, colourHelpEnglish } from '../../fields/colour-field.ts';
import { isHeadlineH1English, isHeadlineH1Field } from '../../fields/headline-field.ts';
import { image } from '../../fields/image-field.ts';
import { link } from '../../fields/link-field.ts';
import {
  shownFromEnglish,
  shownFromField,
  shownUntilEnglish,
  shownUntilField,
} from '../../fields/season-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { line, paragraph } from '../../fields/text-fields.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { pages, pictures } from '../example-references.ts';
import { teasersFolder } from '../folders.ts';
import { type responsiveImageBlock, responsiveImageExample } from './responsive-image.ts';

export const teaserSlideBlock = defineBlock({
  name: 'teaser_slide',
  display_name: 'Folie',
  description: 'Eine Folie des Hauptteasers: Bild, Titel, kurzer Text und eine Schaltfläche.',
  folder: teasersFolder,
  preview_field: 'title',
  fields: [
    defineField('title', {
      ...line,
      max_length: 80,
      required: true,
      display_name: 'Titel',
      description: 'Zwei bis sechs Wörter, groß gesetzt.',
    }),
    defineField('text', {
      ...paragraph,
      max_length: 240,
      display_name: 'Text',
      description: 'Ein, zwei Sätze unter dem Titel.',
    }),
    defineField('responsiveImages', {
      type: 'bloks',
      allow: ['responsive_image'],
      minimum: 1,
      maximum: 4,
      required: true,
      display_name: 'Bilder',
      description: 'Am besten zwei: ein breites für den Desktop, ein hohes für Telefon und Tablet.',
    }),
    defineField('url', {
      ...link,
      display_name: 'Ziel',
      description: 'Dorthin führen Schaltfläche und Bild.',
    }),
    defineField('isButtonVisible', {
      ...toggle,
      default_value: true,
      display_name: 'Schaltfläche zeigen',
      description: 'Ohne Schaltfläche bleibt die ganze Folie anklickbar.',
    }),
    defineField('buttonText', {
      ...line,
      max_length: 40,
      display_name: 'Text der Schaltfläche',
      description: 'Sagt, was kommt, zum Beispiel „Einladungen entdecken“.',
    }),
    defineField('secondButtonText', {
      ...line,
      max_length: 40,
      display_name: 'Text der zweiten Schaltfläche',
      description: 'Erscheint nur mit einem zweiten Ziel, zum Beispiel „Musterkarte bestellen“.',
    }),
    defineField('secondButtonUrl', {
      ...link,
      display_name: 'Zweites Ziel',
      description: 'Dorthin führt die zweite Schaltfläche.',
    }),
    defineField('control', {
      ...line,
      max_length: 30,
      display_name: 'Reiter',
      description:
        'Beschriftung unter dem Hauptteaser, die zu dieser Folie springt, zum Beispiel „Hochzeit“.',
    }),
    defineField('imageBadge', {
      ...image,
      display_name: 'Plakette',
      description: 'Kleines rundes Bild auf der Folie, quadratisch und mit durchsichtigem Grund.',
    }),
    defineField('badgeUrl', {
      ...link,
      display_name: 'Ziel der Plakette',
      description: 'Leer lassen, wenn die Plakette nur schmückt.',
    }),
    isHeadlineH1Field,
    shownFromField,
    shownUntilField,
    appearanceTab([
      'isImagePositionRight',
      'isNewTeaser',
      'backgroundColor',
      'textColor',
      'color',
      'controlColor',
      'controlColorMobile',
      'badgeColor',
      'showBadgeOnMobile',
      'showBadgeOnDesktop',
      'tagNameHeadline',
      'teaserWrapperComponent',
      'teaserHtmlAttributes',
    ]),
    defineField('isImagePositionRight', {
      ...toggle,
      display_name: 'Bild rechts',
      description: 'Ohne Haken steht das Bild links und der Text rechts.',
    }),
    defineField('isNewTeaser', {
      ...toggle,
      default_value: true,
      display_name: 'Bild neben dem Text',
      description:
        'Der Text steht auf einer ruhigen Fläche neben dem Bild. Ohne Haken füllt das Bild die Folie, der Text steht auf einer Papierkarte darüber.',
    }),
    defineField('backgroundColor', {
      ...colour,
      display_name: 'Hintergrund',
      description: `Farbe der Textfläche. ${colourHelp}`,
    }),
    defineField('textColor', {
      ...colour,
      display_name: 'Textfarbe',
      description: `Farbe von Titel und Text, gut lesbar auf dem Hintergrund. ${colourHelp}`,
    }),
    defineField('color', {
      ...colour,
      display_name: 'Akzentfarbe',
      description: `Farbe der Schaltfläche. ${colourHelp}`,
    }),
    defineField('controlColor', {
      ...colour,
      display_name: 'Farbe des Reiters',
      description: `Linie unter dem gewählten Reiter. ${colourHelp}`,
    }),
    defineField('controlColorMobile', {
      ...colour,
      default_value: '#ffffff',
      display_name: 'Farbe des Reiters am Telefon',
      description: `Ohne Angabe Weiß. ${colourHelp}`,
    }),
    defineField('badgeColor', {
      ...colour,
      display_name: 'Farbe der Plakette',
      description: `Fläche hinter dem Bild der Plakette. ${colourHelp}`,
    }),
    defineField('showBadgeOnMobile', {
      ...toggle,
      display_name: 'Plakette am Telefon',
      description: 'Nur anhaken, wenn sie dort nichts verdeckt.',
    }),
    defineField('showBadgeOnDesktop', {
      ...toggle,
      default_value: true,
      display_name: 'Plakette am Desktop',
      description: 'Ohne Haken erscheint sie auf großen Bildschirmen nicht.',
    }),
    defineField('tagNameHeadline', {
      ...choice,
      options: choices({ h1: 'H1', h2: 'H2', h3: 'H3', p: 'Kein Rang (Absatz)' }),
      default_value: 'h2',
      display_name: 'Rang des Titels',
      description: 'Ändert nicht die Größe, nur die Gliederung. „Hauptüberschrift der Seite“ hat Vorrang.',
    }),
    defineField('teaserWrapperComponent', {
      ...choice,
      options: choices({
        auto: 'Automatisch',
        a: 'Ganze Folie ist ein Link',
        section: 'Nur die Schaltfläche',
      }),
      default_value: 'auto',
      display_name: 'Anklickbar',
      description: 'Automatisch: die ganze Folie, sobald sie ein Ziel und keine zweite Schaltfläche hat.',
    }),
    defineField('teaserHtmlAttributes', {
      type: 'table',
      display_name: 'Kennzeichen für Messungen',
      description:
        'Zwei Spalten, Name und Wert. Nur id und Namen, die mit data- beginnen, werden übernommen.',
    }),
  ],
});

export const teaserSlideEnglish: EnglishOf<typeof teaserSlideBlock> = {
  name: 'Slide',
  description: 'A slide of the main teaser: picture, title, short text and a button.',
  fields: {
    title: { name: 'Title', description: 'Two to six words, set large.' },
    text: { name: 'Text', description: 'A sentence or two below the title.' },
    responsiveImages: {
      name: 'Pictures',
      description: 'Two are best: a wide one for desktops, a tall one for phones and tablets.',
    },
    url: { name: 'Target', description: 'Where button and picture lead.' },
    isButtonVisible: {
      name: 'Show the button',
      description: 'Without a button the whole slide can still be clicked.',
    },
    buttonText: { name: 'Button text', description: 'Says what comes, for instance “Discover invitations”.' },
    secondButtonText: {
      name: 'Second button text',
      description: 'Appears only with a second target, for instance “Order a sample”.',
    },
    secondButtonUrl: { name: 'Second target', description: 'Where the second button leads.' },
    control: {
      name: 'Tab',
      description: 'Label below the main teaser that jumps to this slide, for instance “Wedding”.',
    },
    imageBadge: {
      name: 'Badge',
      description: 'A small round picture on the slide, square and with a transparent ground.',
    },
    badgeUrl: { name: 'Badge target', description: 'Leave empty if the badge only decorates.' },
    isHeadlineH1: isHeadlineH1English,
    shownFrom: shownFromEnglish,
    shownUntil: shownUntilEnglish,
    isImagePositionRight: {
      name: 'Picture on the right',
      description: 'Unticked, the picture stands on the left and the text on the right.',
    },
    isNewTeaser: {
      name: 'Picture beside the text',
      description:
        'The text stands on a calm panel beside the picture. Unticked, the picture fills the slide, and the text stands on a paper card over it.',
    },
    backgroundColor: { name: 'Background', description: `Colour of the text panel. ${colourHelpEnglish}` },
    textColor: {
      name: 'Text colour',
      description: `Colour of title and text, easy to read on the background. ${colourHelpEnglish}`,
    },
    color: { name: 'Accent colour', description: `Colour of the button. ${colourHelpEnglish}` },
    controlColor: { name: 'Tab colour', description: `Line below the chosen tab. ${colourHelpEnglish}` },
    controlColorMobile: {
      name: 'Tab colour on phones',
      description: `White unless given. ${colourHelpEnglish}`,
    },
    badgeColor: {
      name: 'Badge colour',
      description: `Ground behind the badge’s picture. ${colourHelpEnglish}`,
    },
    showBadgeOnMobile: { name: 'Badge on phones', description: 'Tick only if it hides nothing there.' },
    showBadgeOnDesktop: {
      name: 'Badge on desktops',
      description: 'Unticked, it does not appear on large screens.',
    },
    tagNameHeadline: {
      name: 'Title rank',
      description: 'Does not change the size, only the outline. “Main headline of the page” goes first.',
      options: { h1: 'H1', h2: 'H2', h3: 'H3', p: 'No rank (paragraph)' },
    },
    teaserWrapperComponent: {
      name: 'Clickable',
      description: 'Automatic: the whole slide, once it has a target and no second button.',
      options: { auto: 'Automatic', a: 'The whole slide is a link', section: 'The button only' },
    },
    teaserHtmlAttributes: {
      name: 'Markers for analytics',
      description: 'Two columns, name and value. Only id and names that begin with data- are taken over.',
    },
  },
};

export const teaserSlideFacts: BlockFacts = { specifiedAs: 'MainTeaser' };

export const teaserSlideExample: ExampleOf<typeof teaserSlideBlock, typeof responsiveImageBlock> = {
  _uid: '4b1c2468-a427-5043-826c-bf9608e92332',
  component: 'teaser_slide',
  title: 'Ja, ich will dabei sein',
  text: 'Über 300 Einladungen zur Hochzeit, auf feinem Papier gedruckt und mit Gold veredelt.',
  buttonText: 'Einladungen entdecken',
  isButtonVisible: true,
  secondButtonText: 'Kostenlose Musterkarten',
  secondButtonUrl: pages.samples,
  control: 'Hochzeit',
  color: '#2f4a3f',
  controlColor: '#8a6420',
  controlColorMobile: '#ffffff',
  isImagePositionRight: true,
  isNewTeaser: true,
  responsiveImages: [
    responsiveImageExample,
    {
      _uid: '0801d7df-7bd4-53ed-a93a-fc83e0389d6f',
      component: 'responsive_image',
      image: pictures.wedding,
      aspectRatio: '150:157',
      media: 'mobile',
    },
  ],
  tagNameHeadline: 'h2',
  isHeadlineH1: false,
  teaserWrapperComponent: 'auto',
  teaserHtmlAttributes: {
    thead: [
      { _uid: '92963dd1-bfb1-5861-9108-be1c821c434c', component: '_table_head', value: 'Name' },
      { _uid: 'b8b0a8d2-d544-563c-b5c6-bc39ba66da86', component: '_table_head', value: 'Wert' },
    ],
    tbody: [
      {
        _uid: '59586ecd-e84d-5f3d-af77-5550d85766d6',
        component: '_table_row',
        body: [
          { _uid: 'bd766e01-5cba-5a66-af74-c05888e5b407', component: '_table_col', value: 'data-campaign' },
          {
            _uid: '78e66c85-4928-5ced-96f5-74aad08f57dc',
            component: '_table_col',
            value: 'hochzeit-fruehjahr',
          },
        ],
      },
    ],
  },
  url: pages.wedding,
  badgeColor: '#eed5c9',
  badgeUrl: pages.samples,
  showBadgeOnMobile: false,
  showBadgeOnDesktop: true,
  backgroundColor: '#f3ede3',
  textColor: '#262522',
};
