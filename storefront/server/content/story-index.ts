import { hash } from 'node:crypto';
import { z } from 'zod';
import { addressMark, linkMark, listMark, type Marks, storyMark } from './content-marks.ts';

const linkSchema = z.object({
  name: z.string(),
  slug: z.string(),
  path: z.string().nullish(),
  is_folder: z.boolean(),
  published: z.boolean(),
  published_at: z.string().nullish(),
  position: z.number().nullish(),
  alternates: z.array(z.object({ path: z.string(), name: z.string().nullish(), lang: z.string() })).nullish(),
});

type Link = z.infer<typeof linkSchema>;

/** Answer of `cdn/links` with dates. */
export const datedLinksSchema = z.object({ links: z.record(z.string(), linkSchema) });

type IndexedStory = {
  /** Where it is found, in any language. */
  addresses: readonly string[];
  /** Equal as long as links to it and lists of stories look the same. */
  face: string;
  publishedAt: string | null;
  /** Among its neighbours, which no page shows. */
  position: number | null;
};

/** The published stories by their UUIDs: what tells one state of the content from the next. */
export type StoryIndex = ReadonlyMap<string, IndexedStory>;

export function indexStories(links: Record<string, Link>): StoryIndex {
  const stories = Object.entries(links).filter(([, { is_folder, published }]) => published && !is_folder);
  return new Map(
    stories.map(([uuid, { name, slug, path, published_at, position, alternates }]) => {
      const paths = (alternates ?? []).map((alternate) => alternate.path);
      const face = hash('sha1', JSON.stringify([name, slug, path, alternates]), 'base64');
      return [
        uuid,
        { addresses: [slug, ...paths], face, publishedAt: published_at ?? null, position: position ?? null },
      ];
    }),
  );
}

export type ContentChange = {
  /** Whether anything is another, shown or not. */
  isAny: boolean;
  /** What reads differently: pages that show it are made anew, and may stand in until then. */
  outdated: Marks;
  /** What is no longer there: pages that show it are never shown again. */
  gone: Marks;
};

/** What happened between two states of the content; nothing where the stories and their addresses are the same. */
export function changesBetween(before: StoryIndex, after: StoryIndex): ContentChange {
  const outdated = new Set<string>();
  const gone = new Set<string>();
  let isMovedAround = false;
  for (const [uuid, now] of after) {
    const then = before.get(uuid);
    if (then && then.position !== now.position) isMovedAround = true;
    if (then?.face === now.face && then.publishedAt === now.publishedAt) continue;
    outdated.add(storyMark(uuid));
    if (then?.face === now.face) continue;
    for (const mark of marksOfFace(uuid, now)) outdated.add(mark);
    const left = then?.addresses.filter((address) => !now.addresses.includes(address)) ?? [];
    // A moved story: neither its old address nor links to that come back.
    if (then && left.length > 0)
      for (const mark of [storyMark(uuid), ...marksOfFace(uuid, then)]) gone.add(mark);
  }
  for (const [uuid, then] of before) {
    if (!after.has(uuid)) for (const mark of [storyMark(uuid), ...marksOfFace(uuid, then)]) gone.add(mark);
  }
  return { isAny: isMovedAround || outdated.size + gone.size > 0, outdated, gone };
}

function marksOfFace(uuid: string, { addresses }: IndexedStory): string[] {
  const folders = addresses.slice(0, 1).map((address) => listMark(address.split('/', 1)[0] ?? ''));
  return [linkMark(uuid), ...addresses.map(addressMark), ...folders];
}
