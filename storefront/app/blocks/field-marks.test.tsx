import { blocks } from '@blattwerk/schemas/blocks.generated.ts';
import { examples } from '@blattwerk/schemas/examples.generated.ts';
import { suiteActs } from '@blattwerk/schemas/shop/cards/suite-order.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import { expect, test, vi } from 'vitest';
import type { BlockAnswers } from '../../page/blocks/block-answers.ts';
import type { SoldProduct } from '../../page/product/product-detail.ts';
import { blocksIn, isBlock, type NamedBlock } from '../../page/story/blocks-in.ts';
import { type Settings, SettingsContext } from '../context/settings-context.tsx';
import { Footer } from '../layout/footer/footer.tsx';
import { Header } from '../layout/header/header.tsx';
import { renderOnPage } from '../test-support/render-on-page.tsx';
import { BlockAnswersProvider } from './block-answers-context.tsx';
import { StoryBlock } from './story-blocks.tsx';

/** Fields that show on the page as themselves; choices and numbers change how it looks. */
const shownTypes = ['text', 'textarea', 'richtext', 'asset', 'multilink'];

const unmarked: Readonly<Record<string, string>> = {
  'country_link.url': 'the address of the link that its label is marked on',
  'page.title': 'stands in the head',
  'page.description': 'stands in the head',
  'page.beforeText': 'stands in place of a page that does not run, which previews never show',
  'page.afterText': 'the same',
  'page.onwardText': 'the same',
  'page.onward': 'the same',
  'responsive_image.sizes': 'an attribute of the picture',
  'teaser_section.backgroundColor': 'a colour of the whole block',
  'teaser_section.textColor': 'a colour of the whole block',
  'teaser_slide.backgroundColor': 'a colour of the whole block',
  'teaser_slide.textColor': 'a colour of the whole block',
  'teaser_slide.color': 'a colour of the whole block',
  'teaser_slide.controlColor': 'a colour of its control',
  'teaser_slide.controlColorMobile': 'a colour of its control',
  'teaser_slide.badgeColor': 'a colour of its badge',
  'three_section_slide.controlColor': 'a colour of its control',
  'treatment.name': 'what the flag says, not what is shown',
  'usp_item.text': 'in a dialog, marked once that is open (editor-reveal.spec.ts)',
  'wishlist_card_grid.headline': 'stands over what a visitor keeps, which only browsers know',
  'wishlist_card_grid.emptyText': 'stands where a visitor keeps nothing, which only browsers know',
};

const filled: Readonly<Record<string, unknown>> = {
  text: 'Ein Wort',
  textarea: 'Ein Satz.',
  richtext: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ein Absatz.' }] }],
  },
  asset: {
    fieldtype: 'asset',
    id: 1,
    filename: 'https://a.storyblok.com/f/1/40x40/a/b.jpg',
    alt: 'Ein Bild',
  },
  multilink: { fieldtype: 'multilink', linktype: 'url', url: '/service/' },
};

const product: CatalogueProduct = {
  kind: 'card',
  id: '7',
  name: 'Einladungskarte „Eukalyptus“',
  productType: 'klappkarte-hoch',
  typeLabel: 'Einladungskarte',
  themeId: 1461,
  formats: ['105x148'],
  priceFormat: '105x148',
  picture: { url: '/web-api/pictures/7/0123456789abcdef', widths: [200], width: 600, height: 850 },
  priceFrom: { minorUnits: 149, currency: 'eur' },
  isAvailable: true,
};

const detail: SoldProduct = {
  state: 'sold',
  product,
  pictures: [],
  subject: {
    kind: 'card',
    id: '7',
    productType: 'klappkarte-hoch',
    formats: ['105x148'],
    variants: [],
    isRefinable: false,
  },
  chosen: {},
  offer: undefined,
  theme: undefined,
  colours: [],
  inColours: [],
  accessories: [],
  related: [],
  shipping: undefined,
  reviews: undefined,
};

const themeDesign = { ...product, format: '105x148', themeName: 'Sonnenblumenfeld', inColours: [] };

const fieldsOf = (component: string) =>
  Object.values(blocks).find(({ name }) => name === component)?.fields ?? [];

/** A block as drafts have it, and with every field that shows something filled. */
function asDraft(block: NamedBlock, isFilled: boolean): NamedBlock {
  const missing = fieldsOf(block.component).filter(({ name, type }) => type in filled && !block[name]);
  const added = isFilled ? Object.fromEntries(missing.map(({ name, type }) => [name, filled[type]])) : {};
  const mark = JSON.stringify({ name: block.component, uid: block._uid, id: '42' });
  return { ...block, ...added, _editable: `<!--#storyblok#${mark}-->` };
}

function draftsOf(example: object, isFilled: boolean): NamedBlock {
  return JSON.parse(JSON.stringify(example), (_key, part) =>
    typeof part === 'object' && part !== null && isBlock(part) ? asDraft(part, isFilled) : part,
  );
}

/** What the back end would say to every block that asks it. */
function answersFor(draft: NamedBlock): BlockAnswers {
  const answers: Record<string, Record<string, { key: string; data: unknown }>> = {};
  for (const block of blocksIn(draft)) {
    if (block.component === 'newsletter' || block.component === 'voucher') continue;
    const data = /_detail$/.test(block.component)
      ? detail
      : block.component === 'theme_cards'
        ? { name: 'Sonnenblumenfeld', acts: suiteActs.map((act) => ({ act, designs: [themeDesign] })) }
        : block.component === 'reviews'
          ? { summary: { count: 1, rating: 5, isSample: true, reviews: [] } }
          : [product];
    answers[block.component] = { ...answers[block.component], [String(block._uid)]: { key: 'k', data } };
  }
  return JSON.parse(JSON.stringify(answers));
}

async function marksOf(draft: NamedBlock): Promise<string[]> {
  const isSettings = (block: NamedBlock): block is NamedBlock & Settings => block.component === 'settings';
  const errors = vi.spyOn(console, 'error');
  const html = await renderOnPage(
    isSettings(draft) ? (
      <SettingsContext value={draft}>
        <Header />
        <Footer />
      </SettingsContext>
    ) : (
      <BlockAnswersProvider answers={answersFor(draft)}>
        <StoryBlock blok={draft} />
      </BlockAnswersProvider>
    ),
    { isPreview: true },
  );
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  const names = new Map(blocksIn(draft).map(({ _uid, component }) => [String(_uid), component]));
  return [...html.matchAll(/data-(?:link-)?field="42-([^"]+)\.(\w+)"/g)].map(
    ([, uid = '', field]) => `${names.get(uid)}.${field}`,
  );
}

test('every field that shows something is marked where it shows it, so that a click finds it and its form the place', async () => {
  const marked = new Set<string>();
  for (const example of Object.values(examples)) {
    for (const isFilled of [true, false]) {
      for (const mark of await marksOf(draftsOf(example, isFilled))) marked.add(mark);
    }
  }
  const shown = Object.values(blocks).flatMap(({ name, fields }) =>
    fields.filter(({ type }) => shownTypes.includes(type)).map((field) => `${name}.${field.name}`),
  );
  expect(shown.filter((field) => !marked.has(field)).sort()).toEqual(Object.keys(unmarked).sort());
});

test('shoppers are sent no marks', async () => {
  for (const example of Object.values(examples)) {
    expect(await renderOnPage(<StoryBlock blok={example} />)).not.toMatch(/data-(link-)?field|data-blok/);
  }
});
