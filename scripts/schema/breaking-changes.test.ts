import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageContainerHeadlineExample } from '@blattwerk/schemas/blocks/content/page-container-headline.ts';
import { bestsellerExample } from '@blattwerk/schemas/blocks/overviews/bestseller.ts';
import { pageExample } from '@blattwerk/schemas/blocks/roots/page.ts';
import { compareSchemas } from '@blattwerk/schemas/changes/compare-schemas.ts';
import { guessRenames, noDecisions } from '@blattwerk/schemas/changes/guess-renames.ts';
import { changeKey } from '@blattwerk/schemas/changes/schema-change.ts';
import { snapshotOf } from '@blattwerk/schemas/changes/schema-snapshot.ts';
import { migrateContent } from '@blattwerk/schemas/migrations/run-migrations.ts';
import { writeMigrations } from '@blattwerk/schemas/migrations/write-migrations.ts';
import { createJudge } from '@blattwerk/schemas/rules/judge.ts';
import { publishedPage } from '@blattwerk/schemas/rules/model/judged-story.ts';
import type { RuleSchema } from '@blattwerk/schemas/rules/model/rule-schema.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { translationLanguages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { folderStories } from './folder-stories.ts';
import { loadMigrations } from './migration-files.ts';
import { priceStories } from './price-stories.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
// Two levels below the root, as content/migrations is: the files import from there.
const folder = mkdtempSync(join(cache, 'migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Block = RuleSchema['blocks'][string] & { folder?: string | null };
type Field = NonNullable<Block['fields']>[number];
type Change = (blocks: Block[]) => Block[];

/** Each class of breaking change, made to the shop's own schema; `answers` fill in what only a person can say. */
const changes: { title: string; change: Change; key: string; answers?: string[] }[] = [
  {
    title: 'a field renamed',
    change: field('usp_item', 'text', (it) => ({ ...it, name: 'copy' })),
    key: 'field-renamed usp_item.text=copy',
  },
  {
    title: 'a block renamed',
    change: (blocks) =>
      blocks.map((it) => ({
        ...it,
        name: it.name === 'info_text' ? 'note_text' : it.name,
        fields: it.fields?.map((held) => ({
          ...held,
          allow: held.allow?.map((name) => (name === 'info_text' ? 'note_text' : name)),
        })),
      })),
    key: 'block-renamed info_text=note_text',
  },
  {
    title: 'a field removed',
    change: block('usp_item', (it) => ({ ...it, fields: it.fields?.filter(({ name }) => name !== 'text') })),
    key: 'field-removed usp_item.text',
  },
  {
    title: 'a block removed',
    change: (blocks) =>
      blocks
        .filter(({ name }) => name !== 'info_text')
        .map((it) => ({
          ...it,
          fields: it.fields?.map((held) => ({
            ...held,
            allow: held.allow?.filter((name) => name !== 'info_text'),
          })),
        })),
    key: 'block-removed info_text',
  },
  {
    title: 'another type of field',
    change: field('usp_item', 'title', ({ name }) => ({ name, type: 'richtext', translatable: true })),
    key: 'type-changed usp_item.title=richtext',
  },
  {
    title: 'a field that must be filled in now',
    change: field('page_container_headline', 'subline', (it) => ({ ...it, required: true })),
    key: 'required page_container_headline.subline',
    answers: [`'Gut zu wissen'`],
  },
  {
    title: 'a new field that must be filled in',
    change: block('info_text', (it) => ({
      ...it,
      fields: [...(it.fields ?? []), { name: 'audience', type: 'text', required: true }],
    })),
    key: 'field-added info_text.audience',
    answers: [`'Alle'`],
  },
  {
    title: 'a choice that is gone',
    change: field('image_teaser', 'imagePosition', (it) => ({
      ...it,
      options: it.options?.filter(({ value }) => value !== 'left'),
    })),
    key: 'options-removed image_teaser.imagePosition=left',
    answers: [`'right'`],
  },
  {
    title: 'blocks that a field no longer holds',
    change: field('page', 'body', (it) => ({
      ...it,
      allow: it.allow?.filter((name) => name !== 'info_text'),
    })),
    key: 'blocks-forbidden page.body=info_text',
    answers: ['null'],
  },
  {
    title: 'less room for a text',
    change: field('usp_item', 'title', (it) => ({ ...it, max_length: 12 })),
    key: 'limits-narrowed usp_item.title=max_length:12',
  },
  {
    title: 'fewer products in a picker',
    change: field('bestseller', 'products', (it) => ({
      ...it,
      options: [
        { name: 'kinds', value: 'photobook' },
        { name: 'maximum', value: '2' },
      ],
    })),
    key: 'picker-narrowed bestseller.products=kinds:photobook maximum:2',
  },
  {
    title: 'less room in a list',
    change: field('usp_bar', 'items', (it) => ({ ...it, maximum: 2 })),
    key: 'limits-narrowed usp_bar.items=maximum:2',
  },
  {
    title: 'a field that is no longer translated',
    change: field('usp_item', 'title', (it) => ({ ...it, translatable: false })),
    key: 'not-translatable usp_item.title',
  },
  {
    title: 'another way to write a value',
    change: field('usp_item', 'title', (it) => ({ ...it, regex: '^[a-z ]+$' })),
    key: 'pattern-changed usp_item.title',
    answers: [`() => 'abc'`],
  },
  {
    title: 'a block that may no longer stand inside others',
    change: block('info_text', (it) => ({ ...it, is_nestable: false, is_root: true })),
    key: 'nesting-forbidden info_text',
  },
];

describe.each(changes)('$title', ({ change, key, answers = [] }) => {
  const before = snapshotOf(schema);
  const changed = changedSchema(change);
  const after = snapshotOf(changed);
  const renames = guessRenames(before, after, noDecisions);
  const found = compareSchemas(before, after, renames);
  const comparison = { before, judgeAfter: createJudge(changed), renames, changes: found };
  const files = writeMigrations(found, '2026-11-22', 1);

  it('is named, and priced in the stories of the shop', async () => {
    const breaking = found.filter(({ isBreaking }) => isBreaking);
    expect(breaking.map(changeKey)).toContain(key);
    const price = priceStories(comparison, await ownStories());
    expect(price.priced.find((priced) => changeKey(priced.change) === key)?.stories).not.toEqual([]);
    expect(price.others).toEqual([]);
  });

  it('has a migration after which the stories are as faultless as before', async () => {
    const migrations = await load(key, files, answers);
    const judge = createJudge(changed);
    const judgeBefore = createJudge(schema);
    const faults: string[] = [];
    for (const story of await ownStories()) {
      const known = judgeBefore(story, context).map(({ code }) => code);
      const migrated = migrateContent(story.content, migrations);
      if (!migrated.ok) throw new Error(migrated.message);
      const findings = judge({ ...story, content: migrated.content }, context);
      // A page may lose its only main heading with a block; that is for a person to see.
      faults.push(
        ...findings.filter(({ code }) => !known.includes(code)).map(({ code, path }) => `${code} ${path}`),
      );
      expect(migrateContent(migrated.content, migrations)).toMatchObject({ applied: [] });
    }
    expect(faults).toEqual([]);
  });
});

it('refuses to run a migration that still asks something', async () => {
  const before = snapshotOf(schema);
  const after = snapshotOf(
    changedSchema(field('info_text', 'headline', (it) => ({ ...it, required: true }))),
  );
  const found = compareSchemas(before, after, guessRenames(before, after, noDecisions));
  await expect(load('open', writeMigrations(found, '2026-11-22', 1), [])).rejects.toThrow(
    /info-text-headline-required\.ts still asks: What does info_text\.headline hold where it is empty\?/,
  );
});

const context = { storyAt: () => publishedPage, assetExists: () => true, languages: translationLanguages };

async function ownStories() {
  const stories = await folderStories(join(root, 'content'));
  if (!stories.ok) throw new Error(stories.message);
  return [...stories.value, pickedByHand];
}

const pickedByHand = {
  full_slug: 'bestseller',
  name: 'Bestseller',
  slug: 'bestseller',
  isLive: false,
  content: { ...pageExample, body: [pageContainerHeadlineExample, bestsellerExample] },
};

/** Writes migrations as the command does, answers their questions, and loads them. */
async function load(name: string, files: ReturnType<typeof writeMigrations>, answers: readonly string[]) {
  const own = `${folder}-${name.replaceAll(/\W+/g, '-')}`;
  mkdirSync(own);
  try {
    const left = [...answers];
    for (const { name: file, source } of files) {
      const answered = source
        .replaceAll(/fillIn\('[^\n]*'\)/g, (question) => left.shift() ?? question)
        .replace(answers.length > 0 ? /import \{ fillIn \}.*\n/ : '', '');
      writeFileSync(join(own, `${file}.ts`), answered);
    }
    const loaded = await loadMigrations([], own);
    if (!loaded.ok) throw new Error(loaded.message);
    return loaded.value;
  } finally {
    rmSync(own, { recursive: true });
  }
}

function changedSchema(change: Change) {
  const blocks: Block[] = Object.values(schema.blocks);
  return { ...schema, blocks: Object.fromEntries(change(blocks).map((it) => [it.name, it])) };
}

function block(name: string, change: (block: Block) => Block): Change {
  return (blocks) => blocks.map((it) => (it.name === name ? change(it) : it));
}

function field(name: string, fieldName: string, change: (field: Field) => Field): Change {
  return block(name, (it) => ({
    ...it,
    fields: it.fields?.map((held) => (held.name === fieldName ? change(held) : held)),
  }));
}
