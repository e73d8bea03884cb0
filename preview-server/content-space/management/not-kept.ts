import { Router } from 'express';

/** What the vendor's spaces keep and this one does not, with the sentence that clients get instead; `docs/vendor.md` lists them. */
export const notKept = {
  activities: 'This space keeps no activities; /v1/spaces/{id}/stories/{id}/versions lists who saved what.',
  ai: 'This space translates and writes nothing by itself.',
  approvals:
    'This space keeps no approvals of its own; a story is approved by a change of its workflow stage.',
  asset_approvals: 'This space keeps no approvals; an asset can be used once it is uploaded.',
  branch_deployments: 'This space keeps no pipelines; what is published is live.',
  branches: 'This space keeps no pipelines; what is published is live.',
  collaborators: 'This space keeps its members in the workspace; who asks is told at /v1/users/me.',
  comments: 'This space keeps comments with their discussions: /v1/spaces/{id}/discussions/{id}/comments.',
  deployments: 'This space keeps no pipelines; what is published is live.',
  experiments:
    'This space keeps no experiments; pages are tested with the blocks ab_test and multi_treatment_test.',
  extensions: 'This space installs no extensions.',
  idea_stages: 'This space keeps no ideas.',
  ideas: 'This space keeps no ideas.',
  release_merges: 'A release is merged by PUT /v1/spaces/{id}/releases/{id} with do_release.',
  release_stories: 'The stories of a release are at /v1/spaces/{id}/releases/{id}/stories.',
  shared_assets: 'This space has no library shared with others.',
  shared_internal_tags: 'This space has no library shared with others.',
  space_roles: 'This space has four roles that stay as they are: author, editor, publisher, administrator.',
  tasks: 'This space runs no tasks; a webhook endpoint hears of every change.',
} as const satisfies Record<string, string>;

/** Says of each of them that it is not kept, mounted at `/v1/spaces/{id}`. */
export function notKeptRouter(): Router {
  const router = Router();
  for (const [name, error] of Object.entries(notKept))
    router.use(`/${name}`, (_request, response) => response.status(404).json({ error }));
  return router;
}
