import fc from 'fast-check';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import { type Block, childBlocks } from './block.ts';

/** A block for a test; children go into `body`. */
export function block(uid: string, fields: Record<string, unknown> = {}): Block {
  return { _uid: uid, component: 'teaser', ...fields };
}

export function embedding(...blocks: Block[]) {
  return {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Vorher' }] },
      { type: 'blok', attrs: { id: 'e1', body: blocks } },
    ],
  };
}

/** Any page: blocks in lists and in rich text, no `_uid` twice. */
export const anyPage: fc.Arbitrary<Block> = anyBlock(3).map(numbered);

function anyBlock(depth: number): fc.Arbitrary<Block> {
  const fields = {
    component: fc.constantFrom('teaser', 'quote', 'panel'),
    title: fc.string({ maxLength: 4 }),
  };
  if (depth === 0) return fc.record(fields).map((own) => ({ _uid: '', ...own }));
  const below = anyBlock(depth - 1);
  return fc
    .record({
      ...fields,
      body: fc.array(below, { maxLength: 3 }),
      aside: fc.option(fc.array(below, { maxLength: 2 }), { nil: undefined, freq: 2 }),
      text: fc.option(
        below.map((child) => embedding(child)),
        { nil: undefined, freq: 2 },
      ),
    })
    .map((own) => ({ _uid: '', ...own }));
}

/** Every `_uid` of a page in reading order. */
export function uidsOf(root: Block): string[] {
  return [root._uid, ...childBlocks(root).flatMap((child) => uidsOf(child.block))];
}

function numbered(root: Block): Block {
  let count = 0;
  const copy: Block = JSON.parse(JSON.stringify(root));
  const number = (each: Block) => {
    each._uid = `b${count}`;
    count += 1;
    for (const child of childBlocks(each)) number(child.block);
  };
  number(copy);
  return copy;
}

export function managementStory(content: Block, changes: Partial<ManagementStory> = {}): ManagementStory {
  const time = '2026-11-20T09:00:00.000Z';
  return {
    id: 1,
    uuid: '6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c01',
    name: 'Startseite',
    slug: 'home',
    full_slug: 'blattwerk/home',
    path: null,
    parent_id: null,
    group_id: '6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c02',
    is_folder: false,
    is_startpage: false,
    published: false,
    unpublished_changes: true,
    position: 0,
    tag_list: [],
    pinned: false,
    content_type: content.component,
    alternates: [],
    default_root: null,
    disable_fe_editor: false,
    disble_fe_editor: false,
    sort_by_date: null,
    created_at: time,
    updated_at: time,
    published_at: null,
    first_published_at: null,
    deleted_at: null,
    publish_at: null,
    expire_at: null,
    last_author: null,
    last_author_id: null,
    current_version_id: 1,
    release_ids: [],
    stage: null,
    content,
    meta_data: null,
    parent: null,
    breadcrumbs: [],
    translated_slugs: [],
    localized_paths: [],
    preview_token: { token: '', timestamp: '' },
    ...changes,
  };
}
