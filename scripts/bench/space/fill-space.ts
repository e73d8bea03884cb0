import { randomUUID } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { stories, storyVersions } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';

export const spaceId = 100_001;
const pagesInAFolder = 250;
/** Of an editor who saves often. */
export const savesOfOnePage = 500;

/**
 * Puts so many pages, in folders, into a space, written past the API: what is measured is how they are listed.
 * @returns a page that was saved often
 */
export async function fillSpace(database: Database, pages: number): Promise<number> {
  let storyId = 0;
  for (let start = 0; start < pages; start += pagesInAFolder) {
    const slug = `messordner-${start / pagesInAFolder}`;
    const row = { ...common('Messordner', start / pagesInAFolder), slug, fullSlug: slug };
    const [folder] = await database
      .insert(stories)
      .values({ ...row, isFolder: true, content: {} })
      .returning({ id: stories.id });
    const count = Math.min(pagesInAFolder, pages - start);
    const rows = Array.from({ length: count }, (_, at) => pageRow(start + at, slug, folder?.id ?? 0));
    const made = await database.insert(stories).values(rows).returning({ id: stories.id });
    storyId ||= made[0]?.id ?? 0;
  }
  const { content, name } = pageRow(0, '', 0);
  await database.insert(storyVersions).values(
    Array.from({ length: savesOfOnePage }, (_, at) => ({
      ...{ storyId, name, version: at + 1, author: 'Ida' },
      content: { ...content, title: `Messseite 0, Fassung ${at + 1}` },
    })),
  );
  await database.update(stories).set({ version: savesOfOnePage }).where(eq(stories.id, storyId));
  return storyId;
}

const common = (name: string, at: number) => ({
  ...{ spaceId, uuid: randomUUID(), groupId: randomUUID(), name: `${name} ${at}`, lastAuthor: 'Ida' },
});

/** About 10 KB, as pages of the shop have; every second is published. */
function pageRow(at: number, folder: string, parentId: number) {
  const slug = `messseite-${at}`;
  const text = 'Feines Papier, klare Schrift und ein Umschlag, der dazu passt. '.repeat(5);
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] };
  const body = Array.from({ length: 18 }, (_, block) => ({
    ...{ component: 'info_text', _uid: `${slug}-${block}`, headline: `Abschnitt ${block}`, variant: 'plain' },
    text: { type: 'doc', content: [paragraph] },
  }));
  const title = `Messseite ${at}`;
  const content = { component: 'page', _uid: slug, title, description: text.slice(0, 150), body };
  const published = { publishedContent: content, publishedVersion: 1, publishedAt: new Date() };
  return {
    ...{ ...common('Messseite', at), slug, fullSlug: `${folder}/${slug}`, parentId, content },
    ...(at % 2 === 0 && published),
  };
}
