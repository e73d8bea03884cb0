import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeBlock, renameBlock, replaceBlocks } from './block-operations.ts';
import type { BlockChange } from './content-block.ts';
import { mapBlocks } from './content-block.ts';
import { asFirst, asLink, asList, asNumber, asRichText, asText } from './conversions.ts';
import { changeValues, dropTranslations, fillEmpty, removeField, renameField, replaceOptions } from './field-operations.ts';
import { clampNumber, keepPicked, shortenList, shortenText } from './limit-operations.ts';
import { migrateContent } from './run-migrations.ts';

const keys = ['title', 'title__i18n__en', 'text', 'body', 'count'];

/** Content of any shape that stories may have: blocks in lists, in rich text, in translations. */
const { content } = fc.letrec<{ content: Record<string, unknown>; value: unknown }>((tie) => ({
  content: fc
    .record({
      component: fc.constantFrom('page', 'teaser', 'note'),
      _uid: fc.uuid(),
    })
    .chain((block) =>
      fc
        .dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 3 })
        .map((fields): Record<string, unknown> => ({ ...block, ...fields })),
    ),
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.string({ maxLength: 30 }),
    fc.integer(),
    fc.constantFrom('', null, false, '4,5', 'left'),
    fc.array(tie('content'), { maxLength: 3 }),
    fc.array(fc.constantFrom({ kind: 'card', id: '1' }, { kind: 'merch', id: 'tasse' })).map((items) => ({ items })),
    fc.array(tie('content'), { maxLength: 1 }).map((body) => ({
      type: 'doc',
      content: [{ type: 'blok', attrs: { id: 'x', body } }],
    })),
  ),
}));

const operations: Record<string, BlockChange> = {
  renameBlock: renameBlock('note'),
  removeBlock: removeBlock(),
  replaceBlocks: replaceBlocks('body', { teaser: 'hint', note: null }),
  renameField: renameField('title', 'headline'),
  removeField: removeField('title'),
  dropTranslations: dropTranslations('title'),
  fillEmpty: fillEmpty('title', 'text', 'Neu'),
  replaceOptions: replaceOptions('text', { left: 'right' }),
  shortenText: shortenText('title', 12),
  shortenList: shortenList('body', 1),
  clampNumber: clampNumber('count', { min: 5, max: 98, step: 5, decimals: 0 }),
  keepPicked: keepPicked('text', { kinds: ['card'], maximum: 1 }),
  asText: changeValues('text', asText),
  asRichText: changeValues('text', asRichText),
  asList: changeValues('text', asList),
  asFirst: changeValues('body', asFirst),
  asLink: changeValues('text', asLink),
  asNumber: changeValues('text', asNumber),
};

describe.each(Object.entries(operations))('%s', (name, migrate) => {
  it('does no more when it runs again, and leaves other blocks alone', () => {
    fc.assert(
      fc.property(content, (story) => {
        const migration = { name, changes: [], blocks: ['teaser'], migrate };
        const root = { ...story, component: 'page' };
        const once = migrateContent(root, [migration]);
        if (!once.ok) throw new Error(once.message);
        expect(migrateContent(once.content, [migration])).toMatchObject({ ok: true, applied: [] });
        const untouched = migrateContent(root, [{ ...migration, blocks: ['nothing'] }]);
        expect(untouched.ok && untouched.content).toBe(root);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a migration', () => {
  it('reaches blocks in lists, in translations and between paragraphs', () => {
    const teaser = { component: 'teaser', title: 'Rosen', title__i18n__en: 'Roses' };
    const story = {
      component: 'page',
      body: [teaser],
      body__i18n__en: [teaser],
      text: { type: 'doc', content: [{ type: 'blok', attrs: { id: 'a', body: [teaser] } }] },
    };
    const renamed = { component: 'teaser', headline: 'Rosen', headline__i18n__en: 'Roses' };
    const migration = { name: 'a', changes: [], blocks: ['teaser'], migrate: renameField('title', 'headline') };
    expect(migrateContent(story, [migration])).toMatchObject({
      content: {
        body: [renamed],
        body__i18n__en: [renamed],
        text: { content: [{ attrs: { body: [renamed] } }] },
      },
      applied: ['a'],
    });
  });

  it('is refused when it would change its own result', () => {
    const migrate: BlockChange = (block) => ({ ...block, count: Number(block.count) + 1 });
    const migration = { name: 'plus-one', changes: [], blocks: ['page'], migrate };
    expect(migrateContent({ component: 'page', count: 1 }, [migration])).toMatchObject({
      ok: false,
      message: expect.stringContaining('plus-one changes its own result'),
    });
  });

  it('cannot take a whole story away', () => {
    const migration = { name: 'gone', changes: [], blocks: ['page'], migrate: removeBlock() };
    expect(migrateContent({ component: 'page' }, [migration])).toMatchObject({ ok: false });
  });

  it('keeps what already stands under the new name', () => {
    const block = { component: 'teaser', title: 'alt', headline: 'neu' };
    expect(renameField('title', 'headline')(block)).toEqual({ component: 'teaser', headline: 'neu' });
  });

  it('ends a text at a word', () => {
    const block = { component: 'teaser', title: 'Karten zur Hochzeit, gedruckt' };
    expect(shortenText('title', 22)(block)).toMatchObject({ title: 'Karten zur Hochzeit…' });
  });
});

it('keeps the identity of content that does not change', () => {
  fc.assert(
    fc.property(content, (story) => {
      expect(mapBlocks(story, (block) => block)).toBe(story);
    }),
  );
});
