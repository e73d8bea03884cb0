/** `story.published`, `datasource.entries_updated`, … */
export type WebhookEvent = {
  /** `story`, `datasource`, `asset`, or `catalogue` for pages that a change of the catalogue has broken. */
  topic: string;
  action: string;
  text: string;
  /** Further fields of the payload, such as `story_id`. */
  fields: Record<string, string | number>;
};

/** Topics that only addresses stored in the space are told of. */
export const ownTopics: readonly string[] = ['catalogue', 'release'];

/** What an address is told of: actions of the CMS that happen here, and one of ours. */
export const sentActions = [
  'catalogue.pages_broken',
  'story.published',
  'story.unpublished',
  'story.deleted',
  'story.moved',
  'datasource.entries_updated',
  'asset.created',
  'asset.replaced',
  'asset.deleted',
  'asset.restored',
  'release.merged',
] as const;
