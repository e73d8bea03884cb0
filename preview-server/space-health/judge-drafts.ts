import { setImmediate } from 'node:timers/promises';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { anchorsIn } from '@blattwerk/schemas/rules/model/anchors-in.ts';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { factsOf, type KnownFacts } from '../catalogue/facts-source.ts';
import { loadSpaceComponents } from '../content-space/components/load-space-components.ts';
import type { ContentSpace } from '../content-space/content-space.ts';
import { loadJudgeContext } from '../content-space/stories/judge-before-publishing.ts';

export type JudgedPage = {
  id: number;
  name: string;
  fullSlug: string;
  version: number;
  isPublished: boolean;
  changedAt: Date;
  findings: readonly Finding[];
};

/** Stories read at once. */
const chunk = 100;

/** What the rules find in every draft of the space; other requests go on meanwhile. */
export async function judgeDrafts(
  { database, config, judgeFor }: Pick<ContentSpace, 'database' | 'config' | 'judgeFor'>,
  known: KnownFacts,
): Promise<JudgedPage[]> {
  const spaceId = config.space.id;
  const judge = judgeFor(await loadSpaceComponents(database, spaceId));
  const place = await loadJudgeContext(database, spaceId, config.space.languages);
  const titles = new Map<string, string[]>();
  const anchors = new Map<string, ReadonlySet<string>>();
  const read = await database
    .select({ uuid: stories.uuid, fullSlug: stories.fullSlug, title: stories.title })
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false)));
  for (const { title, fullSlug } of read)
    if (title !== null) titles.set(title, [...(titles.get(title) ?? []), fullSlug]);
  const context = {
    ...place,
    catalogue: factsOf(known),
    pagesTitled: (title: string) => titles.get(title) ?? [],
    // What a page has that comes later is not known yet: a link to it is taken to be right.
    hasAnchor: (uuid: string, anchor: string) => anchors.get(uuid)?.has(anchor) ?? true,
  };
  const judged: JudgedPage[] = [];
  for (let last = 0; ; ) {
    const rows = await database
      .select()
      .from(stories)
      .where(and(eq(stories.spaceId, spaceId), eq(stories.isFolder, false), gt(stories.id, last)))
      .orderBy(asc(stories.id))
      .limit(chunk);
    for (const { uuid, content } of rows) anchors.set(uuid, anchorsIn(content));
    for (const { id, uuid, name, slug, fullSlug, version, publishedVersion, updatedAt, content } of rows) {
      const published = publishedVersion !== null;
      const findings = judge({ uuid, full_slug: fullSlug, name, slug, published, content }, context);
      judged.push({ id, name, fullSlug, version, isPublished: published, changedAt: updatedAt, findings });
      await setImmediate();
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < chunk) return judged;
  }
}
