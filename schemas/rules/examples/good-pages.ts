import fc from 'fast-check';
import {
  exampleHeadline,
  exampleOffer,
  examplePage,
  exampleTeaser,
  exampleText,
  heading,
  knownStory,
  linkMark,
  paragraph,
  picture,
  products,
  storyLink,
  theme,
} from './example-content.ts';

const germanWords =
  'Karten auf feinem Papier mit dem Foto und der Familie zur Hochzeit von Herzen für das Fest nach Maß aus Büttenpapier im Umschlag C6 „Rosen“ Größe 12 × 18 cm Straße & Söhne 5 < 6 ❤️ e.V. 24/7 Save the Date 4,99 € 1,49 € C6-Umschlag A*B*C *gratis* todo';
const englishWords =
  'cards on fine paper with the photo of your family for the wedding and an envelope from our printers “Roses” 5 × 7 inches Smith & Sons 5 < 6 ❤️ 24/7 €4.99 A*B*C to-do';

/** A sentence of a language; some signs in it look like markup, prices or notes, and are none. */
function sentence(words: string): fc.Arbitrary<string> {
  return fc
    .array(fc.constantFrom(...words.split(' ')), { minLength: 4, maxLength: 30 })
    .map((chosen) => `${chosen.join(' ')}.`);
}

const german = sentence(germanWords);
const english = sentence(englishWords);
const line = fc.constantFrom('Rosen', 'Zur Hochzeit', 'Größe A6', 'Für Sie & ihn', 'Save the Date', 'Dank ❤️');
const colours = fc.constantFrom(['#ffffff', '#262522'], ['#22332b', '#fbf8f3'], ['#eed5c9', '#2f4a3f']);

const links = fc.constantFrom<Record<string, unknown>>(
  storyLink(knownStory),
  storyLink(knownStory, { anchor: 'express' }),
  storyLink('', { cached_url: '' }),
  storyLink('', {
    linktype: 'url',
    url: 'https://www.dhl.de/paket#preise',
    cached_url: 'https://www.dhl.de/paket#preise',
  }),
  storyLink('', { linktype: 'url', url: '/suche?q=a:b', cached_url: '/suche?q=a:b' }),
  storyLink('', { linktype: 'url', url: 'http://ch.localhost:3000/', cached_url: '' }),
  storyLink('', { linktype: 'email', email: 'post@müller.de', cached_url: '' }),
);

const textNodes = fc.oneof(
  german.map((text) => paragraph(text)),
  german.map((text) =>
    paragraph(text, [{ type: 'bold' }, { type: 'textStyle', attrs: { color: '#2f4a3f' } }]),
  ),
  fc.constantFrom<Record<string, unknown>>(
    { type: 'paragraph' },
    heading(2, 'Papier'),
    { type: 'horizontal_rule' },
    paragraph('<strong>&nbsp;TODO', [{ type: 'code' }]),
    {
      type: 'code_block',
      attrs: { class: null },
      content: [{ type: 'text', text: '<b>**Lorem ipsum**</b>' }],
    },
    paragraph('Preise', [linkMark({ linktype: 'story', uuid: knownStory, anchor: 'express' })]),
    paragraph('Schreiben Sie uns', [linkMark({ linktype: 'email', href: 'service@blattwerk.example' })]),
    paragraph('Zum Anfang', [linkMark({ href: '#top' })]),
  ),
);

/** Never more than two empty paragraphs in a row. */
const texts = fc
  .tuple(german, fc.array(textNodes, { maxLength: 6 }), english)
  .map(([first, nodes, translation]) => {
    const spaced = nodes.flatMap((node) => [node, paragraph('Matt und glatt')]);
    return exampleText([paragraph(first), heading(2, 'Größen'), heading(3, 'Hochformat'), ...spaced], {
      text__i18n__en: { type: 'doc', content: [paragraph(translation)] },
    });
  });

const teasers = fc
  .tuple(line, links, fc.constantFrom('Rosen im Garten', 'Karte mit Herz ❤️', 'Rosen', 'A6'))
  .map(([headline, url, alt]) => exampleTeaser({ headline, url, image: picture({ alt }) }));

const offers = fc
  .tuple(colours, links, line, fc.boolean())
  .map(([[backgroundColor, textColor], url, words, isVisible]) => {
    const leads = url.linktype !== 'story' || url.id !== '';
    return exampleOffer({
      ...{ backgroundColor, textColor, products: products('card:101', 'card:102'), motif: theme(1461) },
      ...(leads ? { url, buttonText: words, isButtonVisible: isVisible } : {}),
      ...{ orderEmail: 'service@blattwerk.example', shopUrl: 'https://www.blattwerk.example/' },
    });
  });

const headlines = line.map((headline) => exampleHeadline({ headline, headlineType: 'h2' }));

type Section = Record<string, unknown>;

/** Pages as editors make them, with nothing to complain about. */
export const goodPages: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    fc.array(fc.oneof<fc.Arbitrary<Section>[]>(texts, teasers, offers, headlines), { maxLength: 5 }),
    german,
    english,
  )
  .map(([sections, de, en]) =>
    examplePage({
      description: fitting(de),
      description__i18n__en: fitting(en),
      body: [
        exampleHeadline(),
        ...sections.map((section, place) => ({ ...section, _uid: `section-${place}` })),
      ],
    }),
  );

/** Between 50 and 160 characters, as search results show. */
function fitting(text: string): string {
  return text.padEnd(60, ' – Blattwerk').slice(0, 150).trim();
}
