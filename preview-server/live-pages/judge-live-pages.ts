import { setImmediate } from 'node:timers/promises';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { isCatalogueFinding } from '@blattwerk/schemas/rules/rules.ts';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { KnownFacts } from '../catalogue/facts-source.ts';
import { factsOf } from '../catalogue/facts-source.ts';
import { loadSpaceComponents } from '../content-space/components/load-space-components.ts';
import type { ContentSpace } from '../content-space/content-space.ts';
import { loadJudgeContext } from '../content-space/stories/judge-before-publishing.ts';
import type { BrokenPage } from './broken-page.ts';

/** Stories read at once. */
const chunk = 100;

/** The published pages that the catalogue's rules find errors in, as shoppers see them now; others go on meanwhile. */
export async function judgeLivePages(space: ContentSpace, known: KnownFacts): Promise<BrokenPage[]> {
  const { database, config, judgeFor } = space;
  const judge = judgeFor(await loadSpaceComponents(database, config.space.id));
  const place = await loadJudgeContext(database, config.space.id, config.space.languages);
  const context = { ...place, catalogue: factsOf(known) };
  const broken: BrokenPage[] = [];
  for (let last = 0; ; ) {
    const rows = await database
      .select({
        id: stories.id,
        name: stories.name,
        slug: stories.slug,
        fullSlug: stories.fullSlug,
        content: stories.publishedContent,
      })
      .from(stories)
      .where(
        and(eq(stories.spaceId, config.space.id), isNotNull(stories.publishedContent), gt(stories.id, last)),
      )
      .orderBy(asc(stories.id))
      .limit(chunk);
    for (const { id, name, slug, fullSlug, content } of rows) {
      const findings = judge({ full_slug: fullSlug, name, slug, content }, context).filter(
        (finding) => finding.severity === 'error' && isCatalogueFinding(finding),
      );
      if (findings.length > 0) {
        broken.push({
          id,
          name,
          fullSlug,
          findings: findings.map(({ code, message, uid, field }) => ({ code, message, uid, field })),
        });
      }
      // Judging a page takes half a millisecond; other requests wait for one page at most.
      await setImmediate();
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < chunk) return broken;
  }
}
