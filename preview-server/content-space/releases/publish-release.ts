import type { Queries } from '@blattwerk/database/database.ts';
import {
  type ReleaseFinding,
  type ReleaseStoryRow,
  releaseStories,
  releases,
} from '@blattwerk/database/tables/releases.ts';
import type { StoryRow } from '@blattwerk/database/tables/stories.ts';
import { seasonPassed } from '@blattwerk/schemas/rules/fields/season.ts';
import { asc, eq } from 'drizzle-orm';
import type { KnownFacts } from '../../catalogue/facts-source.ts';
import type { ContentSpace } from '../content-space.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { judgeOf } from '../stories/judge-before-publishing.ts';
import { lockStory } from '../stories/update-story.ts';
import type { Refusal } from '../stories/written.ts';
import { joinDraft } from './join-draft.ts';
import { lockRelease } from './lock-release.ts';
import { releaseEvent } from './release-event.ts';
import { contradicts, notApproved } from './release-refusals.ts';
import { rewriteOf } from './replacing/rewrite-of.ts';
import { writeReleased } from './write-released.ts';

export type Publication = {
  id: number;
  /** Who publishes it. */
  by: string;
  /** Only drafts that were approved, as they were looked at, go live. */
  mustBeApproved: boolean;
  /** When it goes live, if that is to come: what is judged then is judged by that day. */
  at?: Date | undefined;
  /** Only while its moment has come: it may have been moved since it was seen. */
  isDue?: true;
};

export type Released =
  | { ok: true; deliveries: readonly number[]; seasonsOver: readonly ReleaseFinding[] }
  | { ok: false; refusal: Refusal }
  /** Nothing went live: what stands in the way, page by page. */
  | { ok: false; findings: ReleaseFinding[] };

/** What stands in the way of a release, and what of it visitors would not see any more. */
export type ReleaseVerdict = { findings: readonly ReleaseFinding[]; seasonsOver: readonly ReleaseFinding[] };

/** Undoes the transaction it is thrown in. */
class TakenBack extends Error {
  readonly findings: ReleaseFinding[];
  readonly seasonsOver: readonly ReleaseFinding[];
  constructor(findings: ReleaseFinding[], seasonsOver: readonly ReleaseFinding[]) {
    super('The release is taken back.');
    this.findings = findings;
    this.seasonsOver = seasonsOver;
  }
}

/**
 * Puts all pages of a release before the shoppers in one transaction, or none where something stands in the way of one. Pages are
 * judged as the space is when all of them are live, so that they may link to each other.
 */
export async function publishRelease(space: ContentSpace, publication: Publication): Promise<Released> {
  const known = await space.catalogue.current();
  return publishKnowing(space, known, publication);
}

/**
 * The same with what the catalogue holds.
 * @param known asked for before
 */
export async function publishKnowing(
  space: ContentSpace,
  known: KnownFacts,
  publication: Publication,
): Promise<Released> {
  try {
    return await space.database.transaction((queries) => releaseWithin(queries, space, known, publication));
  } catch (error) {
    if (error instanceof TakenBack) return { ok: false, findings: error.findings };
    throw error;
  }
}

/** What would stand in the way of a release as things are: it is published and taken back. */
export async function judgeRelease(
  space: ContentSpace,
  publication: Omit<Publication, 'by'>,
): Promise<ReleaseVerdict | { refusal: Refusal }> {
  const known = await space.catalogue.current();
  try {
    return await space.database.transaction(async (queries) => {
      const released = await releaseWithin(queries, space, known, { ...publication, by: '' });
      if (released.ok) throw new TakenBack([], released.seasonsOver);
      return 'refusal' in released ? released : { findings: released.findings, seasonsOver: [] };
    });
  } catch (error) {
    if (error instanceof TakenBack) return { findings: error.findings, seasonsOver: error.seasonsOver };
    throw error;
  }
}

async function releaseWithin(
  queries: Queries,
  space: ContentSpace,
  known: KnownFacts,
  { id, by, mustBeApproved, at, isDue }: Publication,
): Promise<Released> {
  const spaceId = space.config.space.id;
  const stories = await lockStoriesOf(queries, spaceId, id);
  const locked = await lockRelease(queries, spaceId, id, 'update');
  if (!locked.ok) return locked;
  const { releaseAt, author } = locked.release;
  if (isDue && (releaseAt === null || releaseAt > new Date())) return refuse('was moved to another time');
  const pages = await pagesOf(queries, id, stories);
  // A page that came in meanwhile is not locked: the next attempt has it.
  if (!pages) return refuse('was given another page meanwhile; try again');
  if (pages.length === 0) return refuse('holds no page; take one into it first');
  const rewrite = rewriteOf(locked.release);
  const joined = pages.map((page) => ({ ...page, outcome: joinDraft(page.draft, page.story, rewrite) }));
  const refusals = joined.flatMap(({ draft, story, outcome }) => [
    ...outcome.conflicts.map(({ uid, field }) => contradicts(story.id, uid, field)),
    ...(mustBeApproved && draft.approvedVersion !== draft.version ? [notApproved(story.id)] : []),
  ]);
  if (refusals.length > 0) return { ok: false, findings: refusals };

  const deliveries: number[] = [];
  for (const { draft, story, outcome } of joined)
    deliveries.push(...(await writeReleased(queries, space, { draft, story, outcome, by: author })));
  const judgePage = await judgeOf(queries, space, known, at);
  const findings: ReleaseFinding[] = [];
  const seasonsOver: ReleaseFinding[] = [];
  for (const { story, outcome } of joined) {
    if (!outcome.live) continue;
    const found = await judgePage(story, outcome.live);
    for (const { severity, code, message, uid, field } of found) {
      const finding = { storyId: story.id, code, message, uid, field };
      if (severity === 'error') findings.push(finding);
      else if (code === seasonPassed.code) seasonsOver.push(finding);
    }
  }
  if (findings.length > 0) throw new TakenBack(findings, seasonsOver);

  await queries
    .update(releases)
    .set({ releasedAt: new Date(), releasedBy: by, refusedAt: null, findings: [] })
    .where(eq(releases.id, id));
  await raiseContentVersion(queries, spaceId);
  deliveries.push(...(await space.webhooks.queue(queries, releaseEvent(locked.release))));
  return { ok: true, deliveries, seasonsOver };
}

const refuse = (message: string): Released => ({
  ok: false,
  refusal: { reason: 'invalid', fields: { release: [message] } },
});

/** In one order, so that two who lock several never wait for each other. */
async function lockStoriesOf(queries: Queries, spaceId: number, id: number): Promise<Map<number, StoryRow>> {
  const rows = await queries
    .select({ storyId: releaseStories.storyId })
    .from(releaseStories)
    .where(eq(releaseStories.releaseId, id))
    .orderBy(asc(releaseStories.storyId));
  const locked = new Map<number, StoryRow>();
  for (const { storyId } of rows) {
    const story = await lockStory(queries, spaceId, storyId);
    if (story) locked.set(storyId, story);
  }
  return locked;
}

type PageOfRelease = { draft: ReleaseStoryRow; story: StoryRow };

/** Undefined where one of them is not locked. */
async function pagesOf(
  queries: Queries,
  id: number,
  stories: ReadonlyMap<number, StoryRow>,
): Promise<PageOfRelease[] | undefined> {
  const drafts = await queries
    .select()
    .from(releaseStories)
    .where(eq(releaseStories.releaseId, id))
    .orderBy(asc(releaseStories.storyId));
  const pages = drafts.flatMap((draft) => {
    const story = stories.get(draft.storyId);
    return story ? [{ draft, story }] : [];
  });
  return pages.length === drafts.length ? pages : undefined;
}
