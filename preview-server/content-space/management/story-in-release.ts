import type { Request, Response } from 'express';
import * as z from 'zod';
import type { ContentSpace } from '../content-space.ts';
import { invalidFields, notFound, unprocessable } from '../http/problems.ts';
import { readQuery } from '../http/read-input.ts';
import { changedBesideContent } from '../releases/beside-content.ts';
import { findRelease } from '../releases/find-releases.ts';
import { addToRelease, writeReleaseDraft } from '../releases/release-drafts.ts';
import { findStory } from '../stories/find-stories.ts';
import type { StoryUpdate } from '../stories/story-input.ts';
import { answerRefusal, answerStory } from './answer-written.ts';
import { authorOf } from './author-of.ts';
import { expectedVersion } from './entity-tag.ts';

/** The release that a request about a story is of; `0`, as the vendor's clients also write it, is none. */
const releaseParameter = z.object({ release_id: z.coerce.number().int().nonnegative().optional() });

/** Undefined for a request that is of no release; false where it names none there is, which is answered. */
export async function releaseOf(
  space: ContentSpace,
  request: Request<Record<string, string>>,
  response: Response,
  inBody?: number | undefined,
): Promise<number | undefined | false> {
  const query = readQuery(releaseParameter, request, response);
  if (!query) return false;
  const id = query.release_id || inBody || undefined;
  if (id === undefined) return undefined;
  if (await findRelease(space, id)) return id;
  notFound(response);
  return false;
}

type Save = { id: number; releaseId: number; update: StoryUpdate; wantsPublishing: boolean };

/** Saves a story's draft in a release and answers with it. */
export async function saveInRelease(
  space: ContentSpace,
  request: Request<Record<string, string>>,
  response: Response,
  { id, releaseId, update, wantsPublishing }: Save,
): Promise<void> {
  if (wantsPublishing) {
    unprocessable(response, 'A story of a release is published with it; nothing was saved.');
    return;
  }
  const found = await findStory(space.database, space.config.space.id, id);
  if (!found) return notFound(response);
  const beside = changedBesideContent(found.row, update);
  if (beside.length > 0) {
    const message = 'holds for the story in and outside of the release; change it without release_id';
    return invalidFields(response, Object.fromEntries(beside.map((field) => [field, [message]])));
  }
  const change = { releaseId, storyId: id, author: authorOf(request) };
  const expected = expectedVersion(request.headers['if-match']);
  const written = update.content
    ? await writeReleaseDraft(space, { ...change, expectedVersion: expected }, update.content)
    : await addToRelease(space, change);
  if (written.ok) await answerStory(space, response, id, 200, releaseId);
  else answerRefusal(response, written.refusal);
}
