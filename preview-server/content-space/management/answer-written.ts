import type { ReleaseStoryRow } from '@blattwerk/database/tables/releases.ts';
import type { Response } from 'express';
import { caveat, type FactsSummary } from '../../catalogue/facts-summary.ts';
import { refuseAction } from '../access/gate.ts';
import type { ContentSpace } from '../content-space.ts';
import { invalidFields, notFound } from '../http/problems.ts';
import { readReleaseDraft } from '../releases/release-drafts.ts';
import { findStory, loadSurroundings } from '../stories/find-stories.ts';
import { editorId, toManagementStory } from '../stories/to-management-story.ts';
import type { Refusal, Written } from '../stories/written.ts';
import type { ManagementStory } from '../story-shape/management-story.ts';
import { entityTag } from './entity-tag.ts';

/** A story as the management API shows it, with its draft of a release where it has one there; or undefined. */
export async function loadStory(
  { database, config }: ContentSpace,
  id: number,
  releaseId?: number,
): Promise<ManagementStory | undefined> {
  const { space, tokens } = config;
  const found = await findStory(database, space.id, id);
  if (!found) return undefined;
  const surroundings = await loadSurroundings(database, space.id, space.languages, [found.row]);
  const signature = { spaceId: space.id, previewToken: tokens.preview, now: Date.now() };
  const story = toManagementStory(found.row, found.content, surroundings, signature);
  const draft = releaseId === undefined ? undefined : await readReleaseDraft(database, releaseId, id);
  return draft ? withReleaseDraft(story, draft) : story;
}

/** The story as a release has it: its version and ETag are those of the draft there. */
function withReleaseDraft(story: ManagementStory, draft: ReleaseStoryRow): ManagementStory {
  return {
    ...story,
    content: draft.content,
    unpublished_changes: true,
    current_version_id: draft.version,
    base_version_id: draft.baseVersion,
    release_id: draft.releaseId,
    updated_at: draft.updatedAt.toISOString(),
    last_author: { id: editorId, userid: draft.author, friendly_name: draft.author },
    stage: null,
  };
}

/** Answers with a story and its version as ETag, or 404. */
export async function answerStory(
  space: ContentSpace,
  response: Response,
  id: number,
  status = 200,
  releaseId?: number,
): Promise<void> {
  const story = await loadStory(space, id, releaseId);
  if (story) response.status(status).set('ETag', entityTag(story.current_version_id)).json({ story });
  else notFound(response);
}

/** Tells the webhooks of a change and answers with the story as it is now, or with the reason of the refusal. */
export async function answerWritten(
  space: ContentSpace,
  response: Response,
  outcome: Written,
  status = 200,
): Promise<void> {
  if (!outcome.ok) {
    answerRefusal(response, outcome.refusal);
    return;
  }
  if (outcome.catalogue) response.set(factsHeader, headerOf(outcome.catalogue));
  await space.webhooks.settle(outcome.deliveries);
  await answerStory(space, response, outcome.id, status);
}

/** The vendor's answers have no place for it. */
const factsHeader = 'X-Catalogue-Facts';

function headerOf({ state, asOf }: FactsSummary): string {
  return asOf === undefined ? state : `${state}; as-of=${asOf}`;
}

/** Answers with the reason of a refusal. */
export function answerRefusal(response: Response, refusal: Refusal): void {
  switch (refusal.reason) {
    case 'not_found':
      notFound(response);
      return;
    case 'stale':
      response.status(412).set('ETag', entityTag(refusal.currentVersion)).json({
        error: 'The story was saved by someone else in the meantime; load it again before saving.',
        current_version: refusal.currentVersion,
      });
      return;
    case 'invalid':
      invalidFields(response, refusal.fields);
      return;
    case 'unapproved':
      response.status(422).json({
        error:
          'The story is saved as a draft but not published: nobody has approved this version; ask for a review.',
        unapproved: true,
      });
      return;
    case 'forbidden':
      refuseAction(response, refusal.action);
      return;
    case 'findings': {
      const errors = refusal.findings.filter(({ severity }) => severity === 'error').length;
      const [noun, verb] = errors === 1 ? ['error', 'stands'] : ['errors', 'stand'];
      response.status(422).json({
        error: `The story is saved as a draft but not published: ${errors} ${noun} ${verb} in the way.${caveat(refusal.catalogue)}`,
        findings: refusal.findings,
        catalogue: refusal.catalogue,
      });
    }
  }
}
