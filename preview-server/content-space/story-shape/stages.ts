/** How far a page can have come, with the vendor's numbers. */
export const stages = ['in-progress', 'to-review', 'approved'] as const;
export type Stage = (typeof stages)[number];

/** The one workflow of the space. */
export const workflowId = 1;

export const stageNumber = (stage: Stage): number => stages.indexOf(stage) + 1;
export const stageOfNumber = (number: number): Stage | undefined => stages[number - 1];

/** As the vendor's tools show them. */
export const stageNames: Readonly<Record<Stage, string>> = {
  'in-progress': 'In Arbeit',
  'to-review': 'Zu prüfen',
  approved: 'Freigegeben',
};

/** What the newest change says of a version: an approval is of what was looked at, and ends with the next save. */
export function stageAt(change: { stage: number; version: number } | undefined, version: number): Stage {
  const stage = change && stageOfNumber(change.stage);
  if (!stage) return 'in-progress';
  return stage === 'approved' && change.version !== version ? 'in-progress' : stage;
}
