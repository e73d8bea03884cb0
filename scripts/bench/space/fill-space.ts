import { randomUUID } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { eq } from 'drizzle-orm';
import { fillLibrary, pictureOf } from './fill-library.ts';

export const spaceId = 100_001;
const pagesInAFolder = 85;
/** Of an editor who saves often. */
export const savesOfOnePage = 500;
/** Every so many pages one is planned. */
const pagesForAPlan = 25;
const filesForAPage = 4;
/** It stands on every page. */
export const word = 'Umschlag';

/** A page that was saved often and is linked from all others, with the last of its saves. */
export type Hub = { id: number; uuid: string; versionId: number };

/**
 * Puts so many pages, in folders, and four times as many files into a space, written past the API: what is measured is how they
 * are listed.
 * @param origin where the space's files are asked for
 */
export async function fillSpace(database: Database, pages: number, origin: string): Promise<Hub> {
  await fillLibrary(database, spaceId, pages * filesForAPage);
  const hub = { id: 0, uuid: randomUUID(), versionId: 0 };
  const row = (at: number, slug: string, parentId: number | null) =>
    pageRow({ at, slug, parentId, hub: hub.uuid, origin });
  for (let start = 0; start < pages; start += pagesInAFolder) {
    const slug = `messordner-${start / pagesInAFolder}`;
    const folderRow = { ...common('Messordner', start / pagesInAFolder), slug, fullSlug: slug };
    const [folder] = await database
      .insert(stories)
      .values({ ...folderRow, isFolder: true, content: {} })
      .returning({ id: stories.id });
    const count = Math.min(pagesInAFolder, pages - start);
    const rows = Array.from({ length: count }, (_, at) => row(start + at, slug, folder?.id ?? null));
    const made = await database.insert(stories).values(rows).returning({ id: stories.id });
    hub.id ||= made[0]?.id ?? 0;
    const planned = made.filter((_, at) => at % pagesForAPlan === 1);
    await database.insert(storySchedulings).values(planned.map(({ id }) => planOf(id)));
  }
  const { content, name } = row(0, '', null);
  const saves = await database
    .insert(storyVersions)
    .values(
      Array.from({ length: savesOfOnePage }, (_, at) => ({
        ...{ storyId: hub.id, name, version: at + 1, author: 'Ida' },
        content: { ...content, title: `Messseite 0, Fassung ${at + 1}` },
      })),
    )
    .returning({ id: storyVersions.id });
  hub.versionId = saves.at(-1)?.id ?? 0;
  await database
    .update(stories)
    .set({ version: savesOfOnePage, uuid: hub.uuid })
    .where(eq(stories.id, hub.id));
  return hub;
}

const common = (name: string, at: number) => ({
  ...{ spaceId, uuid: randomUUID(), groupId: randomUUID(), name: `${name} ${at}`, lastAuthor: 'Ida' },
});

const planOf = (storyId: number) => ({
  ...{ spaceId, storyId, action: 'publish' as const, author: 'Ida' },
  at: new Date(Date.now() + 30 * 24 * 3_600_000),
});

type Place = { at: number; slug: string; parentId: number | null; hub: string; origin: string };

/** About 10 KB, as pages of the shop have; every second is published. */
function pageRow({ at, slug: folder, parentId, hub, origin }: Place) {
  const slug = `messseite-${at}`;
  const text = `Feines Papier, klare Schrift und ein ${word}, der dazu passt. `.repeat(5);
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] };
  const richText = { type: 'doc', content: [paragraph] };
  const blocks = Array.from({ length: 18 }, (_, block) => ({
    ...{ component: 'info_text', _uid: `${slug}-${block}`, headline: `Abschnitt ${block}`, variant: 'plain' },
    text: richText,
  }));
  const teaser = {
    ...{ component: 'image_teaser', _uid: `${slug}-bild`, headline: 'Papier zum Anfassen', text: richText },
    ...{ imagePosition: 'left', variant: 'plain', buttonText: 'Papiere vergleichen' },
    image: pictureOf(origin, spaceId, at * filesForAPage),
    url: { fieldtype: 'multilink', linktype: 'story', id: hub, url: '', cached_url: '' },
  };
  const title = `Messseite ${at}`;
  const description = text.slice(0, 150);
  const content = { component: 'page', _uid: slug, title, description, body: [teaser, ...blocks] };
  const published = { publishedContent: content, publishedVersion: 1, publishedAt: new Date() };
  return {
    ...{ ...common('Messseite', at), slug, fullSlug: `${folder}/${slug}`, parentId, content },
    ...(at % 2 === 0 && published),
  };
}
