import type { Action } from '../../../roles/roles.ts';

export type Tool = {
  needs: Action;
  /** Whether it belongs to how the space is set up, and not to the day's work. */
  isSetting: boolean;
  /** What of the space has to be there for it. */
  where?: 'hasAccounts' | 'hasAssistants';
};

/** What the workspace opens in a dialog and needs no page for; reached from every desk at `/#/tools/<id>`. */
export const toolTable = {
  library: { needs: 'read', isSetting: false },
  calendar: { needs: 'read', isSetting: false },
  translations: { needs: 'read', isSetting: false },
  releases: { needs: 'read', isSetting: false },
  'replace-everywhere': { needs: 'write', isSetting: false },
  suggestions: { needs: 'read', isSetting: false, where: 'hasAssistants' },
  'space-health': { needs: 'read', isSetting: false },
  members: { needs: 'manage-members', isSetting: true, where: 'hasAccounts' },
  assistants: { needs: 'administer', isSetting: true, where: 'hasAssistants' },
  webhooks: { needs: 'administer', isSetting: true },
  'preview-addresses': { needs: 'administer', isSetting: true },
} as const satisfies Record<string, Tool>;

export type ToolId = keyof typeof toolTable;

export const toolIds = Object.keys(toolTable).filter((id): id is ToolId => id in toolTable);

/** `#/tools/library`: the tool that an address asks for. */
export function toolOfAddress(hash: string): ToolId | undefined {
  const [, named] = /^#\/tools\/([a-z-]+)$/.exec(hash) ?? [];
  return toolIds.find((id) => id === named);
}
