import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardDetailExample } from '../blocks/details/card-detail.ts';
import { themeCardsExample } from '../blocks/overviews/theme-cards.ts';
import { readSubjectKey } from './subject.ts';
import { createUsageIndex, type IndexedStory } from './usage-index.ts';
import { referencesOf, usesIn } from './uses-in.ts';

const picture = { fieldtype: 'asset', filename: 'https://a.example/f/100001/rosen.jpg' };
const page = {
  component: 'page',
  body: [
    themeCardsExample,
    {
      ...cardDetailExample,
      product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '12' }] },
    },
    { component: 'small_teaser', image: picture, url: { linktype: 'story', id: 'uuid-versand', url: '' } },
    {
      component: 'text_page',
      text: {
        type: 'doc',
        content: [
          { type: 'image', attrs: { src: 'http://localhost:4000/f/100001/rosen.jpg' } },
          {
            type: 'text',
            text: 'hier',
            marks: [{ type: 'link', attrs: { linktype: 'story', uuid: 'uuid-versand', href: '/versand' } }],
          },
          { type: 'blok', attrs: { body: [{ component: 'info_text' }] } },
        ],
      },
      text__i18n__en: {
        type: 'doc',
        content: [{ type: 'blok', attrs: { body: [{ component: 'info_text' }] } }],
      },
    },
  ],
};

describe('the uses in a story', () => {
  it('are blocks, themes, designs, products, files and stories, in every language and in rich text', () => {
    expect(Object.fromEntries(usesIn(page))).toMatchObject({
      'block:page': 1,
      'block:info_text': 2,
      'theme:1461': 1,
      'design:146101': 1,
      'card:12': 1,
      'asset:/f/100001/rosen.jpg': 2,
      'story:uuid-versand': 2,
    });
  });

  it('of one block are its own, not those of the blocks in it', () => {
    expect(referencesOf(page)).toEqual([]);
    expect(referencesOf(themeCardsExample)).toEqual(['theme:1461', 'design:146101']);
  });
});

describe('the index', () => {
  it('counts pages, and those that shoppers see', () => {
    const index = createUsageIndex();
    index.put(story(1, { draft: page, published: page }));
    index.put(story(2, { draft: page }));
    index.put(story(3, { draft: { component: 'page' }, published: page }));
    expect(index.usageOf('theme:1461')).toMatchObject({
      pages: 3,
      live: 2,
      uses: [
        { id: 1, inDraft: 1, inPublished: 1 },
        { id: 3, inDraft: 0, inPublished: 1 },
        { id: 2, inDraft: 1, inPublished: 0 },
      ],
    });
    expect(index.countsOf('block:').get('block:info_text')).toEqual({ pages: 3, live: 2 });
    index.remove(1);
    expect(index.usageOf('theme:1461')).toMatchObject({ pages: 2, live: 1 });
  });

  it('is the same after any changes as when it is made anew', () => {
    const content = fc.constantFrom(page, themeCardsExample, { component: 'page' }, null);
    const step = fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      draft: content,
      published: content,
      isGone: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const kept = createUsageIndex();
        const last = new Map<number, IndexedStory>();
        for (const { id, draft, published, isGone } of steps) {
          if (isGone) kept.remove(id);
          else kept.put(story(id, { draft, published }));
          if (isGone) last.delete(id);
          else last.set(id, story(id, { draft, published }));
        }
        const anew = createUsageIndex();
        for (const each of last.values()) anew.put(each);
        for (const key of ['theme:1461', 'block:page', 'story:uuid-versand'] as const)
          expect(kept.usageOf(key)).toEqual(anew.usageOf(key));
        expect(Object.fromEntries(kept.countsOf('block:'))).toEqual(
          Object.fromEntries(anew.countsOf('block:')),
        );
      }),
    );
  });
});

it.each([
  ['theme:1461', { kind: 'theme', id: '1461' }],
  ['block:main-teaser', { kind: 'block', id: 'main_teaser' }],
  ['asset:/f/1/a:b.jpg', { kind: 'asset', id: '/f/1/a:b.jpg' }],
  ['fridge:1', undefined],
  ['theme', undefined],
])('reads %s', (written, expected) => {
  expect(readSubjectKey(written)).toEqual(expected);
});

function story(
  id: number,
  { draft, published = null }: { draft: unknown; published?: unknown },
): IndexedStory {
  return { id, name: `Seite ${id}`, fullSlug: `blattwerk/seite-${id}`, draft, published };
}
