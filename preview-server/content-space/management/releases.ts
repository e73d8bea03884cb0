import { momentOf } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import * as z from 'zod';
import { mayAlso, refuseAction } from '../access/gate.ts';
import { whoOf } from '../access/who.ts';
import type { ContentSpace } from '../content-space.ts';
import { pageParameters, setPagingHeaders } from '../http/paging.ts';
import { notFound, unprocessable } from '../http/problems.ts';
import { readBody, readId, readQuery } from '../http/read-input.ts';
import {
  changeRelease,
  createRelease,
  dropRelease,
  type ReleaseChanged,
} from '../releases/change-releases.ts';
import { compareRelease } from '../releases/compare-release.ts';
import { findRelease, findReleases } from '../releases/find-releases.ts';
import { judgeRelease, publishRelease, type Released } from '../releases/publish-release.ts';
import { undoRelease } from '../releases/undo-release.ts';
import { flag } from '../stories/story-selection.ts';
import { answerRefusal } from './answer-written.ts';
import { authorNumber, authorOf } from './author-of.ts';
import { releaseStoriesRouter } from './release-stories.ts';

const listParameters = z
  .object({ released: flag, with_story: z.coerce.number().int().positive() })
  .partial()
  .extend(pageParameters());

/** As the vendor writes moments, on the shop's clock, or with an offset. */
const releaseAt = z
  .union([
    z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
    z
      .string()
      .regex(
        /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d$/,
        'a moment such as 2026-12-24 06:00 or 2026-12-24T06:00:00Z is expected',
      )
      .transform((text) => momentOf(text.slice(0, 10), Number(text.slice(11, 13)), Number(text.slice(14)))),
    z.literal('').transform(() => null),
  ])
  .nullable()
  .refine((moment) => moment === null || moment.getUTCFullYear() < 2100, 'a year before 2100 is expected');

const timezone = z
  .literal('Europe/Berlin', { error: 'is Europe/Berlin in this space; give the moment with its offset' })
  .nullish();
const name = z.string().trim().min(1, 'can’t be blank').max(200);

const creation = z.object({ release: z.object({ name, release_at: releaseAt.optional(), timezone }) });
const change = z.object({
  release: z.object({ name, release_at: releaseAt, timezone }).partial().default({}),
  do_release: flag.or(z.boolean()).optional(),
});
const undoing = z.object({ release: z.object({ name }) });

/** Changes of several pages that go live together, mounted at `/v1/spaces/{id}/releases`. */
export function releasesRouter(space: ContentSpace): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    const query = readQuery(listParameters, request, response);
    if (!query) return;
    const { released, with_story: storyId, page, per_page: perPage } = query;
    const found = await findReleases(space, { released, storyId }, { page, perPage });
    setPagingHeaders(response, found.total, perPage);
    response.json({ releases: found.releases });
  });

  router.post('/', async (request, response) => {
    const body = readBody(creation, request, response);
    if (!body) return;
    const { name, release_at } = body.release;
    if (release_at && refusesMoment(request, response)) return;
    const created = await createRelease(space, {
      ...{ name, author: authorOf(request), authorNumber: authorNumber(request) },
      releaseAt: release_at ?? null,
    });
    await answerChanged(response, created, 201);
  });

  router.get('/:id', (request, response) => answer(response, readId(request.params.id)));

  router.put('/:id', async (request, response) => {
    const id = readId(request.params.id);
    const body = id === undefined ? undefined : readBody(change, request, response);
    if (id === undefined || !body) {
      if (id === undefined) notFound(response);
      return;
    }
    const { name, release_at: releaseAt } = body.release;
    const stored = await findRelease(space, id);
    const movesIt =
      body.do_release === true || (releaseAt !== undefined && momentText(releaseAt) !== stored?.release_at);
    if (movesIt && refusesMoment(request, response)) return;
    if (name !== undefined || (releaseAt !== undefined && !body.do_release)) {
      const changed = await changeRelease(space, id, {
        ...(name !== undefined && { name }),
        ...(movesIt && !body.do_release && releaseAt !== undefined && { releaseAt }),
      });
      if (!changed.ok) return answerRefusal(response, changed.refusal);
    }
    if (body.do_release !== true) return answer(response, id);
    const released = await publishRelease(space, {
      ...{ id, by: authorOf(request), mustBeApproved: mustBeApproved(request) },
    });
    if (!released.ok) return answerStanding(response, released);
    await space.webhooks.settle(released.deliveries);
    await answer(response, id);
  });

  router.delete('/:id', async (request, response) => {
    const id = readId(request.params.id);
    const found = id === undefined ? undefined : await findRelease(space, id);
    if (id === undefined || !found) return notFound(response);
    if (found.release_at !== null && refusesMoment(request, response)) return;
    if (
      found.story_ids.length > 0 &&
      found.owner_id !== authorNumber(request) &&
      !mayAlso(request, 'arrange')
    )
      return refuseAction(response, 'arrange');
    const dropped = await dropRelease(space, id);
    if (dropped.ok) response.json({ release: found });
    else answerRefusal(response, dropped.refusal);
  });

  /** The vendor's question, by both of the names that its documentation gives it. */
  const checkConflicts: RequestHandler<{ id: string }> = async (request, response) => {
    const id = readId(request.params.id);
    if (id === undefined || !(await findRelease(space, id))) return notFound(response);
    const pages = await compareRelease(space, id);
    response.json({ has_conflicts: pages.some(({ contradictions }) => contradictions > 0) });
  };
  router.get('/:id/conflict_check', checkConflicts);
  router.get('/:id/check_conflicts', checkConflicts);

  /** Beyond the vendor's from here on: what stands in the way as of its moment, which seasons are over by then, and a release that takes it back. */
  router.get('/:id/findings', async (request, response) => {
    const id = readId(request.params.id);
    const found = id === undefined ? undefined : await findRelease(space, id);
    if (id === undefined || !found) return notFound(response);
    // It may go live between two looks of an editor.
    if (found.released) {
      response.json({ findings: [], seasons_over: [] });
      return;
    }
    const judged = await judgeRelease(space, {
      ...{ id, mustBeApproved: mustBeApproved(request) },
      at: found.release_at === null ? undefined : new Date(found.release_at),
    });
    if ('refusal' in judged) answerRefusal(response, judged.refusal);
    else
      response.json({
        findings: judged.findings.map(toFinding),
        seasons_over: judged.seasonsOver.map(toFinding),
      });
  });

  router.post('/:id/undo', async (request, response) => {
    const id = readId(request.params.id);
    const body = id === undefined ? undefined : readBody(undoing, request, response);
    if (id === undefined || !body) return;
    const { name } = body.release;
    const release = { name, author: authorOf(request), authorNumber: authorNumber(request) };
    const undone = await undoRelease(space, id, release);
    if (undone.ok)
      response
        .status(201)
        .json({ release: await findRelease(space, undone.id), stay_public: undone.stayPublic });
    else if ('refusal' in undone) answerRefusal(response, undone.refusal);
    else unprocessable(response, 'All its pages were new in the shop by it: withdraw them one by one.');
  });

  router.use('/:releaseId/stories', releaseStoriesRouter(space));
  return router;

  /** Members publish what was approved, where that is set; the token is the operator's own. */
  function mustBeApproved(request: Request<Record<string, string>>): boolean {
    return space.config.accounts?.needsApproval === true && whoOf(request)?.kind === 'member';
  }

  async function answer(response: Response, id: number | undefined, status = 200): Promise<void> {
    const found = id === undefined ? undefined : await findRelease(space, id);
    if (found) response.status(status).json({ release: found });
    else notFound(response);
  }

  async function answerChanged(response: Response, changed: ReleaseChanged, status = 200): Promise<void> {
    if (changed.ok) await answer(response, changed.id, status);
    else answerRefusal(response, changed.refusal);
  }
}

const momentText = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A release with a moment goes live by itself: that is publishing. */
function refusesMoment(request: Request<Record<string, string>>, response: Response): boolean {
  if (mayAlso(request, 'publish')) return false;
  refuseAction(response, 'publish');
  return true;
}

const toFinding = ({ storyId, ...finding }: { storyId: number; code: string }) => ({
  story_id: storyId,
  ...finding,
});

function answerStanding(response: Response, released: Released & { ok: false }): void {
  if ('refusal' in released) {
    answerRefusal(response, released.refusal);
    return;
  }
  const { length } = released.findings;
  const noun = length === 1 ? 'error stands' : 'errors stand';
  response.status(422).json({
    error: `The release stays as it is and nothing was published: ${length} ${noun} in the way.`,
    findings: released.findings.map(toFinding),
  });
}
