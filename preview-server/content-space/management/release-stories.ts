import { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import { mayAlso, refuseAction } from '../access/gate.ts';
import type { ContentSpace } from '../content-space.ts';
import { notFound } from '../http/problems.ts';
import { readBody, readId } from '../http/read-input.ts';
import { compareRelease } from '../releases/compare-release.ts';
import { findRelease } from '../releases/find-releases.ts';
import {
  addToRelease,
  approveReleaseDraft,
  type DraftWritten,
  readReleaseDraft,
  removeFromRelease,
} from '../releases/release-drafts.ts';
import { settleDraft } from '../releases/settle-draft.ts';
import { takeOver } from '../releases/take-over.ts';
import type { MergeConflict } from '../story-shape/merging/merge-content.ts';
import { answerRefusal, answerWritten } from './answer-written.ts';
import { authorOf } from './author-of.ts';
import { expectedVersion } from './entity-tag.ts';

const addition = z.object({ story_id: z.int().positive() });
const settlement = z.object({
  settled: z
    .array(
      z.object({ uid: z.string().max(200), field: z.string().max(200), keeps: z.enum(['release', 'page']) }),
    )
    .max(1000)
    .default([]),
});
const taking = z.object({ blocks: z.array(z.string().max(200)).max(1000).optional() });

/** The pages of a release, beyond the vendor's shape: mounted at `/v1/spaces/{id}/releases/{id}/stories`. */
export function releaseStoriesRouter(space: ContentSpace): Router {
  const router = Router({ mergeParams: true });

  router.get('/', async (request, response) => {
    const releaseId = readId(namedIn(request, 'releaseId'));
    if (releaseId === undefined || !(await findRelease(space, releaseId))) return notFound(response);
    response.json({ release_stories: await compareRelease(space, releaseId) });
  });

  router.post('/', async (request, response) => {
    const releaseId = readId(namedIn(request, 'releaseId'));
    const body = readBody(addition, request, response);
    if (!body) return;
    if (releaseId === undefined) return notFound(response);
    const author = authorOf(request);
    await answerDraft(
      response,
      await addToRelease(space, { releaseId, storyId: body.story_id, author }),
      201,
    );
  });

  router.delete('/:storyId', async (request, response) => {
    const place = placeOf(request, response);
    if (!place) return;
    const removed = await removeFromRelease(space, place);
    if (removed.ok) response.status(204).end();
    else answerRefusal(response, removed.refusal);
  });

  /** What the draft began from and what it is: both sides of a comparison. */
  router.get('/:storyId', async (request, response) => {
    const place = placeOf(request, response);
    if (!place) return;
    const draft = await readReleaseDraft(space.database, place.releaseId, place.storyId);
    if (!draft) return notFound(response);
    const { version, baseVersion, baseContent, content } = draft;
    response.json({
      release_story: { version, base_version: baseVersion, base_content: baseContent, content },
    });
  });

  router.post('/:storyId/approve', async (request, response) => {
    const place = placeOf(request, response);
    if (!place) return;
    if (!mayAlso(request, 'approve')) return refuseAction(response, 'approve');
    await answerDraft(response, await approveReleaseDraft(space, place));
  });

  /** Takes what became of the page since into its draft here; without answers to all contradictions it names them. */
  router.post('/:storyId/merge', async (request, response) => {
    const place = placeOf(request, response);
    const body = place && readBody(settlement, request, response);
    if (!place || !body) return;
    const settled = await settleDraft(space, place, body.settled);
    if ('conflicts' in settled) answerConflicts(response, settled.conflicts);
    else await answerDraft(response, settled);
  });

  /** Brings changes of the release into the ordinary draft. */
  router.post('/:storyId/take_over', async (request, response) => {
    const place = placeOf(request, response);
    const body = place && readBody(taking, request, response);
    if (!place || !body) return;
    const taken = await takeOver(space, { ...place, blocks: body.blocks });
    if ('conflicts' in taken) answerConflicts(response, taken.conflicts);
    else await answerWritten(space, response, taken);
  });

  return router;

  async function answerDraft(response: Response, written: DraftWritten, status = 200): Promise<void> {
    if (!written.ok) return answerRefusal(response, written.refusal);
    const { releaseId, storyId } = written.draft;
    const pages = await compareRelease(space, releaseId);
    response.status(status).json({ release_story: pages.find(({ story_id }) => story_id === storyId) });
  }
}

function answerConflicts(response: Response, conflicts: readonly MergeConflict[]): void {
  response.status(409).json({
    error:
      'The page was changed since, differently than in the release; say of each field which value holds.',
    conflicts: conflicts.map(({ uid, field, mine, theirs }) => ({ uid, field, release: mine, page: theirs })),
  });
}

/** Parameters of the router's own mounting are not in the types of its routes. */
function namedIn(request: Request<Record<string, string>>, name: string): string | undefined {
  return request.params[name];
}

function placeOf(request: Request<Record<string, string>>, response: Response) {
  const [releaseId, storyId] = [readId(request.params.releaseId), readId(request.params.storyId)];
  if (releaseId === undefined || storyId === undefined) {
    notFound(response);
    return undefined;
  }
  const author = authorOf(request);
  return { releaseId, storyId, author, expectedVersion: expectedVersion(request.headers['if-match']) };
}
