import { paragraphs } from '@blattwerk/schemas/blocks/example-values.ts';
import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { occasionLabels, occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { defaultRobots } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import { wordsOf } from '../words/search-words.ts';

type Body = NonNullable<BlockOf<'page'>['body']>;
type Section = Body[number];

const templateNames = ['empty', 'occasion', 'listing', 'campaign', 'service', 'article'] as const;
export type TemplateName = (typeof templateNames)[number];

type Template = {
  /** The block whose picture stands for the page. */
  component: string;
  /** For search engines, until it is written anew. */
  description(title: string): string;
  body(title: string): Section[];
  /** Further fields of the page. */
  fields?(title: string): Partial<BlockOf<'page'>>;
};

// What is still to be written says so with „Hier folgt der Text“, which the rules remind of until it is gone.
const templates: Record<TemplateName, Template> = {
  empty: { component: 'page', description: () => '', body: () => [] },
  occasion: {
    component: 'themes_overview',
    description: (title) =>
      `${title}: Vorlagen entdecken, mit eigenen Worten und Fotos füllen und auf feinem Papier drucken lassen.`,
    body: (title) => [
      heading(title, 'Von der Einladung bis zum Dank: alles aus einem Guss.'),
      {
        ...section('themes_overview'),
        headline: allCards(title),
        occasion: occasionIn(title),
        pageSize: '12',
        sort: 'popularity',
      },
      advantages(),
      {
        ...section('seo_questions'),
        headline: 'Häufige Fragen',
        items: [
          question('Gibt es vorab ein Muster?', 'Ja. Bis zu drei Musterkarten kommen kostenlos nach Hause.'),
          question(
            'Lassen sich Namen und Adressen mitdrucken?',
            'Ja, auf Karten und auf Umschläge, aus einer eigenen Liste.',
          ),
        ],
      },
    ],
  },
  listing: {
    component: 'products_overview',
    description: (title) =>
      `${title}: alle Produkte ansehen, nach Anlass und Farbe filtern und selbst gestalten.`,
    body: (title) => [
      heading(title, 'Alles auf einen Blick, zum Filtern und Stöbern.'),
      { ...section('products_overview'), headline: 'Alle Produkte', pageSize: '12' },
      advantages(),
    ],
  },
  campaign: {
    component: 'voucher',
    description: (title) =>
      `${title}: nur für kurze Zeit. Was es gibt, wie lange, und was dabei gespart wird.`,
    body: (title) => [
      heading(title, 'Hier folgt der Text: was es gibt und wie lange.'),
      { ...section('product_selection'), headline: 'Ausgewählt für diese Tage' },
      {
        ...section('info_text'),
        headline: 'So funktioniert es',
        text: paragraphs('Hier folgt der Text: wofür die Aktion gilt, und bis wann bestellt sein muss.'),
        variant: 'panel',
      },
    ],
    fields: (title) => ({
      beforeText: `${title}: Hier folgt der Text, wann die Aktion beginnt.`,
      afterText: `${title}: Die Aktion ist vorbei, gestaltet werden kann alles wie immer.`,
    }),
  },
  service: {
    component: 'text_page',
    description: (title) => `${title}: die Antworten auf einen Blick, und wie der Kundenservice weiterhilft.`,
    body: (title) => [
      heading(title, ''),
      article([
        ['', 'Hier folgt der Text: die Antwort in zwei, drei Sätzen.'],
        ['So geht es', 'Hier folgt der Text: Schritt für Schritt.'],
        ['Gut zu wissen', 'Hier folgt der Text: Fristen, Ausnahmen, Besonderheiten.'],
      ]),
      { ...section('contact_card'), headline: 'Noch Fragen?', text: 'Der Kundenservice hilft gern weiter.' },
    ],
  },
  article: {
    component: 'page_container_headline',
    description: (title) => `${title}: ein Ratgeber mit Beispielen und Ideen aus dem Magazin.`,
    body: (title) => [
      heading(title, ''),
      article([
        ['', 'Hier folgt der Text: worum es geht, für wen, und was danach klarer ist.'],
        ['Der erste Gedanke', 'Hier folgt der Text.'],
        ['Ein Beispiel', 'Hier folgt der Text.'],
        ['Und zum Schluss', 'Hier folgt der Text: was sich jetzt tun lässt.'],
      ]),
      {
        ...section('info_text'),
        headline: 'Erst fühlen, dann entscheiden',
        text: paragraphs('Bis zu drei Musterkarten kommen kostenlos nach Hause.'),
        variant: 'panel',
      },
    ],
  },
};

/** What a new page may begin with, the empty one first; cards are sold in the card channel alone. */
export const templatesIn = (channel: string): TemplateName[] =>
  templateNames.filter((name) => name !== 'occasion' || channel === 'blattwerk');

export const pictureOfTemplate = (name: TemplateName): string => templates[name].component;

/** A page made from a template, under its title. */
export function pageFrom(name: TemplateName, title: string): BlockOf<'page'> {
  const { description, body, fields } = templates[name];
  return {
    ...section('page'),
    title: shortened(title, maxTitle),
    description: shortened(description(title), maxDescription),
    robots: defaultRobots,
    useQueryParamsInCanoncial: false,
    body: body(title),
    ...fields?.(title),
  };
}

const maxTitle = 60;
const maxDescription = 160;

/** As many whole words as there is room for. */
const shortened = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length)).trimEnd();

const section = <Name extends string>(component: Name) => ({ _uid: crypto.randomUUID(), component });

const heading = (headline: string, subline: string): Section => ({
  ...section('page_container_headline'),
  headline,
  headlineType: 'h1',
  subline,
  variant: 'primary',
});

const advantages = (): Section => ({
  ...section('usp_bar'),
  items: ['Musterkarten kostenlos', 'Express in 24 Stunden', 'Gedruckt in Deutschland'].map((title) => ({
    ...section('usp_item'),
    title,
  })),
});

const question = (asked: string, answer: string) => ({
  ...section('seo_question'),
  question: asked,
  answer: paragraphs(answer),
});

const article = (parts: readonly (readonly [heading: string, text: string])[]): Section => ({
  ...section('text_page'),
  isHeadlineH1: false,
  text: {
    type: 'doc',
    content: parts.flatMap(([words, text]) => [
      ...(words === '' ? [] : [subheading(words)]),
      ...paragraphs(text).content,
    ]),
  },
});

function subheading(text: string): ReturnType<typeof paragraphs>['content'][number] {
  return { type: 'heading', attrs: { level: 2, textAlign: null }, content: [{ type: 'text', text }] };
}

/** “Alle Taufkarten”, “Alle Einladungen zur Taufe”; a title without cards, such as “Hochzeit”, stands behind them. */
const allCards = (title: string): string =>
  /(karten?|einladungen)\b/i.test(title) ? `Alle ${title}` : `Alle Karten: ${title}`;

/** The occasion that a title names, such as the christening in “Karten zur Taufe”. */
function occasionIn(title: string): string {
  const words = wordsOf(title);
  return (
    occasions.find((occasion) => wordsOf(occasionLabels[occasion]).every((word) => words.includes(word))) ??
    ''
  );
}
