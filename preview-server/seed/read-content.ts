import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const storyFile = z.object({
  id: z.int(),
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  parent_id: z.int().nullable(),
  is_folder: z.boolean(),
  is_startpage: z.boolean().default(false),
  published: z.boolean().nullable().default(false),
  position: z.int().default(0),
  group_id: z.guid().optional(),
  path: z.string().nullable().default(null),
  tag_list: z.array(z.string()).default([]),
  default_root: z.string().nullable().default(null),
  sort_by_date: z.string().nullable().default(null),
  meta_data: z.record(z.string(), z.unknown()).nullable().default(null),
  first_published_at: z.string().nullable().default(null),
  translated_slugs: z
    .array(z.object({ lang: z.string(), slug: z.string(), name: z.string().nullable() }))
    .default([]),
  content: z.record(z.string(), z.unknown()).default({}),
});
export type StoryFile = z.output<typeof storyFile>;

const datasourceFile = z.array(
  z.object({
    name: z.string(),
    slug: z.string(),
    dimensions: z.array(z.object({ name: z.string(), entry_value: z.string() })).default([]),
    entries: z
      .array(
        z.object({
          name: z.string(),
          value: z.string(),
          /** Values of the dimensions, by the dimension's `entry_value`. */
          dimension_values: z.record(z.string(), z.string()).default({}),
        }),
      )
      .default([]),
  }),
);
export type DatasourceFile = z.output<typeof datasourceFile>[number];

/** The vendor writes null and '' alike where nothing was written. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const assetFile = z.object({
  id: z.int(),
  filename: z.string(),
  short_filename: z.string().optional(),
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: text,
  is_private: z.boolean().default(false),
  meta_data: z.record(z.string(), z.unknown()).nullable().default(null),
});
/** An asset's description and the file that lies beside it. */
export type AssetFile = z.output<typeof assetFile> & { file: string };

/** With every story the file it came from, for messages. */
export type Content = {
  stories: (StoryFile & { file: string })[];
  datasources: DatasourceFile[];
  assets: AssetFile[];
};

export type ContentResult = { ok: true; content: Content } | { ok: false; message: string };

/** Reads a folder as `storyblok … pull --path` writes it. What cannot be used is one sentence naming the file. */
export async function readContent(folder: string, spaceId: number): Promise<ContentResult> {
  try {
    const [stories, assets, datasources] = await Promise.all([
      readStories(join(folder, 'stories', String(spaceId))),
      readAssets(join(folder, 'assets', String(spaceId))),
      readJson(join(folder, 'datasources', String(spaceId), 'datasources.json'), datasourceFile.optional()),
    ]);
    return { ok: true, content: { stories, assets, datasources: datasources ?? [] } };
  } catch (error) {
    if (error instanceof UnusableFile) return { ok: false, message: error.message };
    throw error;
  }
}

class UnusableFile extends Error {}

async function readStories(folder: string): Promise<Content['stories']> {
  const files = (await filesOf(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      return { ...(await readJson(file, storyFile)), file };
    }),
  );
}

async function readAssets(folder: string): Promise<AssetFile[]> {
  const files = await filesOf(folder);
  const descriptions = files.filter((name) => name.endsWith('.json'));
  return Promise.all(
    descriptions.map(async (name) => {
      const asset = await readJson(join(folder, name), assetFile);
      const stem = name.slice(0, -'.json'.length);
      const file = files.find((other) => other !== name && other.replace(/\.[^.]+$/, '') === stem);
      if (!file)
        throw new UnusableFile(`${join(folder, name)} describes a file that does not lie beside it.`);
      return { ...asset, file: join(folder, file) };
    }),
  );
}

/** Names in a folder in a fixed order; a folder that does not exist is empty. */
async function filesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UnusableFile(`The folder ${folder} cannot be read (${error.code}).`);
  });
  return names.filter((name) => !name.startsWith('.')).sort();
}

async function readJson<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new UnusableFile(`${file} cannot be read (${error.code}).`);
  });
  const parsed = schema.safeParse(text === undefined ? undefined : parseJson(file, text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UnusableFile(
    `${file} cannot be loaded: ${issue?.path.join('.') || 'its content'}: ${issue?.message}.`,
  );
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusableFile(
      `${file} is no valid JSON: ${error instanceof Error ? error.message : 'unreadable'}.`,
    );
  }
}
