import type { Action } from '../../../roles/roles.ts';

type Tool = {
  needs: Action;
  /** Whether it belongs to how the space is set up, and not to the day's work. */
  isSetting: boolean;
};

/** What the workspace opens in a dialog and needs no page for; reached from every desk at `/#/tools/<id>`. */
export const toolTable = {
  library: { needs: 'read', isSetting: false },
  calendar: { needs: 'read', isSetting: false },
  'space-health': { needs: 'read', isSetting: false },
  members: { needs: 'manage-members', isSetting: true },
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
