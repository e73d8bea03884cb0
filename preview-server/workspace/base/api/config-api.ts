import { type WorkspaceConfig, workspaceConfigSchema } from '../../../workspace-api/workspace-config.ts';

/** How the server is set up; asked before it is known who asks. */
export async function readConfig(): Promise<WorkspaceConfig> {
  const response = await fetch('/workspace/config.json', { signal: AbortSignal.timeout(10_000) });
  return workspaceConfigSchema.parse(await response.json());
}
