import type { Action } from '../../roles/roles.ts';

type Rule = { asks: Action; changes: Action };

const reading = (changes: Action): Rule => ({ asks: 'read', changes });

/** What asking for, and changing, each part of a space is; parts that are not named are the administrators'. */
const partTable: Readonly<Record<string, Rule>> = {
  stories: reading('write'),
  versions: reading('write'),
  assets: reading('upload'),
  asset_folders: reading('keep-files'),
  internal_tags: reading('keep-files'),
  presets: reading('save-sections'),
  datasource_entries: reading('change-lists'),
  tags: reading('change-live'),
  discussions: reading('comment'),
  comments: reading('comment'),
  workflow_stage_changes: reading('ask-for-review'),
  story_schedulings: reading('publish'),
  // A moment, and going live, are asked for where they are given.
  releases: reading('write'),
  replacements: reading('write'),
  // They hold secrets.
  api_keys: { asks: 'administer', changes: 'administer' },
  webhook_endpoints: { asks: 'administer', changes: 'administer' },
  collaborators: reading('manage-members'),
};

/** Publishing is a GET, as with the vendor. */
const publishing = /^\/spaces\/\d+\/stories\/\d+\/(un)?publish\/?$/;
const discussing = /^\/spaces\/\d+\/(stories\/\d+\/)?(discussions|comments)\b/;
const partOf = /^\/spaces\/\d+\/(\w+)/;

/**
 * What a request to the management API does, by method and path below `/v1`. Whether a change of a story touches what
 * shoppers see, only the story tells: that is asked where it is changed.
 */
export function actionOf(method: string, path: string): Action {
  const isQuestion = method === 'GET' || method === 'HEAD';
  if (publishing.test(path)) return 'publish';
  if (discussing.test(path)) return isQuestion ? 'read' : 'comment';
  const [, part = ''] = partOf.exec(path) ?? [];
  const { asks, changes } = Object.hasOwn(partTable, part)
    ? (partTable[part] ?? reading('administer'))
    : reading('administer');
  if (isQuestion) return asks;
  if (method === 'DELETE' && part === 'stories') return 'arrange';
  if (method === 'DELETE' && part === 'assets') return 'keep-files';
  return changes;
}
