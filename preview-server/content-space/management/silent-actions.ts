import { notKept } from './not-kept.ts';

const stageNews = 'Stages are told in the workspace alone: ask for /v1/spaces/{id}/workflow_stage_changes.';

/**
 * Actions of the CMS that an address may subscribe to and that never come, with the sentence that says why: the vendor's
 * clients name them, so they are stored. `docs/vendor.md` lists them.
 */
const silentActions: Readonly<Record<string, string>> = {
  'user.added': notKept.collaborators,
  'user.removed': notKept.collaborators,
  'user.roles_updated': notKept.space_roles,
  'stage.changed': stageNews,
  'workflow.stage.changed': stageNews,
  'pipeline.deployed': notKept.branches,
};

export const silentNames = Object.keys(silentActions);

/** A sentence for each subscription that will never be told anything. */
export function silenceWarnings(actions: readonly string[]): string[] {
  return Object.entries(silentActions).flatMap(([action, reason]) =>
    actions.includes(action) ? [`${action} never comes. ${reason}`] : [],
  );
}
