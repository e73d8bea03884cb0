import { Router } from 'express';

/** What the vendor's spaces keep and this one does not, with the sentence that clients get instead; `docs/vendor.md` lists them. */
export const notKept = {
  activities: 'This space keeps no activities; /v1/spaces/{id}/stories/{id}/versions lists who saved what.',
  ai: 'This space translates and writes nothing by itself.',
  approvals:
    'This space keeps no approvals; a story is published by its editor once no error stands in the way.',
  asset_approvals: 'This space keeps no approvals; an asset can be used once it is uploaded.',
  branch_deployments: 'This space keeps no pipelines; what is published is live.',
  branches: 'This space keeps no pipelines; what is published is live.',
  collaborators:
    'This space has one user, /v1/users/me; who may edit is decided by who has the management token.',
  comments: 'This space keeps no discussions; talk about a story outside of it.',
  deployments: 'This space keeps no pipelines; what is published is live.',
  discussions: 'This space keeps no discussions; talk about a story outside of it.',
  experiments:
    'This space keeps no experiments; pages are tested with the blocks ab_test and multi_treatment_test.',
  extensions: 'This space installs no extensions.',
  idea_stages: 'This space keeps no ideas.',
  ideas: 'This space keeps no ideas.',
  release_merges:
    'This space keeps no releases; publish the stories one by one, or plan them for one moment with story_schedulings.',
  release_stories:
    'This space keeps no releases; publish the stories one by one, or plan them for one moment with story_schedulings.',
  releases:
    'This space keeps no releases; publish the stories one by one, or plan them for one moment with story_schedulings.',
  shared_assets: 'This space has no library shared with others.',
  shared_internal_tags: 'This space has no library shared with others.',
  space_roles: 'This space has one role, that of the management token.',
  tasks: 'This space runs no tasks; a webhook endpoint hears of every change.',
  workflow_stage_changes: 'This space keeps no workflows; a story is a draft until it is published.',
  workflow_stages: 'This space keeps no workflows; a story is a draft until it is published.',
  workflows: 'This space keeps no workflows; a story is a draft until it is published.',
} as const satisfies Record<string, string>;

/** Says of each of them that it is not kept, mounted at `/v1/spaces/{id}`. */
export function notKeptRouter(): Router {
  const router = Router();
  for (const [name, error] of Object.entries(notKept))
    router.use(`/${name}`, (_request, response) => response.status(404).json({ error }));
  return router;
}
