import { infoTextExample } from '@blattwerk/schemas/blocks/content/info-text.ts';
import { moreInformationExample } from '@blattwerk/schemas/blocks/content/more-information.ts';
import { pageContainerHeadlineExample } from '@blattwerk/schemas/blocks/content/page-container-headline.ts';
import { seoQuestionsExample } from '@blattwerk/schemas/blocks/content/seo-questions.ts';
import { textPageExample } from '@blattwerk/schemas/blocks/content/text-page.ts';
import { uspBarExample } from '@blattwerk/schemas/blocks/content/usp-bar.ts';
import { productListExample } from '@blattwerk/schemas/blocks/overviews/product-list.ts';
import { themeCardsExample } from '@blattwerk/schemas/blocks/overviews/theme-cards.ts';
import { imageTeaserExample } from '@blattwerk/schemas/blocks/teasers/image-teaser.ts';
import { mainTeaserExample } from '@blattwerk/schemas/blocks/teasers/main-teaser.ts';
import { teaserGridExample } from '@blattwerk/schemas/blocks/teasers/teaser-grid.ts';
import type { JudgedStory } from '@blattwerk/schemas/rules/model/judged-story.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';

const productsInAList = 12;
const pageTitle = 'Einladungskarten zur Hochzeit';
const headline = { ...pageContainerHeadlineExample, headlineType: 'h1' };

/** What shop pages are made of, in the order they usually come; products and themes are the catalogue's. */
function sectionsOf({ products, themes, markets, marketSets }: CatalogueFacts) {
  const everywhere = marketSets.findIndex((set) =>
    markets.every((market, place) => !market.startsWith('blattwerk:') || set.includes(place)),
  );
  const items = Object.entries(products)
    .filter(([reference, { sold }]) => reference.startsWith('card:') && sold === everywhere)
    .slice(0, productsInAList)
    .map(([reference]) => ({ kind: 'card', id: reference.slice('card:'.length) }));
  const themeId = Number(Object.keys(themes).find((id) => themes[id]?.sold === everywhere));
  return [
    mainTeaserExample,
    uspBarExample,
    teaserGridExample,
    { ...productListExample, products: { ...productListExample.products, items } },
    textPageExample,
    imageTeaserExample,
    { ...themeCardsExample, theme: { plugin: 'blattwerk-theme', version: 1, themeId } },
    moreInformationExample,
    infoTextExample,
    seoQuestionsExample,
  ];
}

/** Pages of the card channel of at least so many bytes of JSON each, one at a time, every block with a `_uid` of its own. */
export function* generateStories(
  count: number,
  bytes: number,
  catalogue: CatalogueFacts,
): Generator<JudgedStory> {
  const sections = sectionsOf(catalogue);
  const size = JSON.stringify(sections).length;
  const body = [headline, ...Array.from({ length: Math.ceil(bytes / size) }, () => sections).flat()];
  while (JSON.stringify(body.slice(0, -1)).length >= bytes) body.pop();
  const template = JSON.stringify({
    _uid: 'uid',
    component: 'page',
    title: pageTitle,
    description:
      'Einladungskarten auf feinem Papier: Vorlage wählen, Namen einsetzen und in drei Tagen verschicken.',
    body,
  });
  for (let index = 0; index < count; index += 1) {
    const slug = `generated-${index}`;
    yield { full_slug: `blattwerk/${slug}`, slug, name: slug, content: withOwnNames(template, index) };
  }
}

/** No two pages share their title or a sentence, and no two blocks their `_uid`. */
function withOwnNames(template: string, story: number): unknown {
  let [block, text] = [0, 0];
  return JSON.parse(template, (key, value: unknown) => {
    if (key === '_uid') return `${story}-${block++}`.padStart(36, '0');
    if (value === pageTitle) return `${pageTitle} ${story}`;
    return typeof value === 'string' && value.includes(' ') ? reworded(value, story + text++) : value;
  });
}

/** Two words change places, so that what was found in one page's text is seldom known of another's. */
function reworded(text: string, turn: number): string {
  const parts = text.split(' ');
  const words = [...parts.keys()].filter((at) => /^\p{L}+$/u.test(parts[at] ?? ''));
  const [from, to] = [words[turn % words.length], words[Math.floor(turn / words.length) % words.length]];
  if (from === undefined || to === undefined) return text;
  return parts
    .with(from, parts[to] ?? '')
    .with(to, parts[from] ?? '')
    .join(' ');
}
