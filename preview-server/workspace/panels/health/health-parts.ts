import type { MessageKey } from '../messages/messages.ts';

/** What the panel says of the open page, in the order of its tabs. */
export const healthParts = [
  'rules',
  'accessibility',
  'headings',
  'links',
  'pictures',
  'overflow',
  'cost',
] as const;
export type HealthPart = (typeof healthParts)[number];

export const partLabels: Record<HealthPart, MessageKey> = {
  rules: 'check.rules',
  accessibility: 'check.accessibility',
  headings: 'check.headings',
  links: 'check.links',
  pictures: 'check.pictures',
  overflow: 'check.overflow',
  cost: 'check.cost',
};
