import { isDeepStrictEqual } from 'node:util';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import { isPlainObject } from '../content-space/story-shape/plain-object.ts';
import { type Changes, makeChanges } from './changes.ts';
import { isSubset } from './is-subset.ts';
import type { Content, StoryFile } from './read-content.ts';
import { type LoadedAsset, rewriteReferences } from './rewrite-references.ts';

type File = Content['stories'][number];

/** Where a file's story is in the space. */
type Placed = { file: File; story: Story };
type Story = {
  id: number;
  uuid: string;
  content?: unknown;
  translated_slugs: readonly unknown[];
  published?: boolean | null;
  unpublished_changes?: boolean | null;
};

/** A file's story could not be published; the space says why. */
export type Unpublished = { file: string; reason: string };

/**
 * Brings stories to the state of the files: folders before what lies in them, all stories before publishing, which
 * checks that what they refer to exists. The settings come last: a shop counts as not yet open without them.
 */
export async function loadStories(
  client: ManagementApiClient,
  files: readonly File[],
  assets: ReadonlyMap<string, LoadedAsset>,
  changes: Changes = makeChanges,
): Promise<Unpublished[]> {
  const placed = await placeStories(client, files, assets, changes);
  const stories = new Map(placed.map(({ file, story }) => [file.uuid, story.uuid]));
  const saved: Placed[] = [];
  for (const { file, story } of placed) {
    const content = asContent(rewriteReferences(file.content, { assets, stories }));
    saved.push({ file, story: await saveStory(client, file, story, content, changes) });
  }
  const unpublished: Unpublished[] = [];
  for (const { file, story } of saved.toSorted((one, other) => isSettings(one) - isSettings(other))) {
    const isLive = story.published && !story.unpublished_changes;
    if (!file.published || file.is_folder || isLive) continue;
    const publish = async () => (await client.stories.publish(story.id, { throwOnError: false })).error;
    const change = { kind: 'story', name: file.full_slug, action: 'publish' } as const;
    const error = await changes.make(change, publish, undefined);
    if (error) unpublished.push({ file: file.file, reason: reasonOf(error) });
  }
  return unpublished;
}

function isSettings({ file }: Placed): number {
  return file.content.component === 'settings' ? 1 : 0;
}

async function placeStories(
  client: ManagementApiClient,
  files: readonly File[],
  assets: ReadonlyMap<string, LoadedAsset>,
  changes: Changes,
): Promise<Placed[]> {
  const present = await listStories(client);
  const placed = new Map<number, Placed>();
  const place = async (file: File): Promise<Placed> => {
    const known = placed.get(file.id);
    if (known) return known;
    const folder = files.find(({ id, is_folder }) => is_folder && id === file.parent_id);
    const parent = folder && (await place(folder));
    const id = present.get(file.full_slug);
    const story =
      id === undefined
        ? await createStory(client, file, parent?.story.id ?? 0, assets, changes)
        : await getStory(client, id);
    if (!story) throw new Error(`The space did not answer with the story of ${file.file}`);
    const done = { file, story };
    placed.set(file.id, done);
    return done;
  };
  for (const file of files) await place(file);
  return [...placed.values()];
}

async function getStory(client: ManagementApiClient, id: number): Promise<Story | undefined> {
  const { data } = await client.stories.get(id, { throwOnError: true });
  return data.story;
}

async function createStory(
  client: ManagementApiClient,
  file: File,
  parent_id: number,
  assets: ReadonlyMap<string, LoadedAsset>,
  changes: Changes,
): Promise<Story | undefined> {
  // The embedded space keeps the UUID. A space of the vendor's gives a new one; then the story is saved once more, with
  // references to the new ones.
  const { uuid, is_folder, translated_slugs: translated_slugs_attributes } = file;
  const content = asContent(rewriteReferences(file.content, { assets, stories: new Map() }));
  const story = { ...described(file), uuid, is_folder, parent_id, content, translated_slugs_attributes };
  const create = async (): Promise<Story | undefined> =>
    (await client.stories.create({ body: { story }, throwOnError: true })).data.story;
  const planned = { ...story, id: file.id, translated_slugs: file.translated_slugs, published: false };
  return changes.make({ kind: 'story', name: file.full_slug, action: 'create' }, create, planned);
}

async function saveStory(
  client: ManagementApiClient,
  file: File,
  current: Story,
  content: Record<string, unknown>,
  changes: Changes,
): Promise<Story> {
  const wanted = described(file);
  const missing = file.translated_slugs.filter(
    (slug) => !current.translated_slugs.some((known) => isSubset(slug, known)),
  );
  if (missing.length === 0 && isDeepStrictEqual(current.content, content) && isSubset(wanted, current))
    return current;
  const story = { ...wanted, content, translated_slugs_attributes: missing };
  const update = async (): Promise<Story> =>
    (await client.stories.update(current.id, { body: { story }, throwOnError: true })).data.story ?? current;
  const planned = { ...current, unpublished_changes: true };
  return changes.make({ kind: 'story', name: file.full_slug, action: 'update' }, update, planned);
}

function described({ name, slug, is_startpage, position, path, tag_list, default_root, ...rest }: StoryFile) {
  const { sort_by_date, meta_data, group_id } = rest;
  const properties = {
    name,
    slug,
    is_startpage,
    position,
    path,
    tag_list,
    default_root,
    sort_by_date,
    meta_data,
  };
  return group_id === undefined ? properties : { ...properties, group_id };
}

const asContent = (value: unknown): Record<string, unknown> => (isPlainObject(value) ? value : {});

/** Ids of all stories by full slug. */
async function listStories(client: ManagementApiClient): Promise<Map<string, number>> {
  const stories = new Map<string, number>();
  for (let page = 1; ; page++) {
    const { data } = await client.stories.list({ query: { page, per_page: 100 }, throwOnError: true });
    const found = data.stories ?? [];
    for (const { id, full_slug } of found) stories.set(full_slug, id);
    if (found.length < 100) return stories;
  }
}

/** The first finding says more than their number. */
function reasonOf(error: { response: { data?: unknown } }): string {
  const body = error.response.data;
  if (!isPlainObject(body)) return 'the space does not say why';
  const findings = Array.isArray(body.findings) ? body.findings.filter(isPlainObject) : [];
  const first = findings.find(({ severity }) => severity === 'error');
  const sentence = isPlainObject(first?.message) ? first.message.en : body.error;
  return first ? `${String(sentence)} (${[first.path].flat().join('.')})` : String(sentence);
}
