import type { Changes } from '@blattwerk/preview-server/seed/changes.ts';
import { type LoadResult, loadContent } from '@blattwerk/preview-server/seed/load-content.ts';
import {
  createManagementClient,
  type SpaceAddress,
} from '@blattwerk/preview-server/seed/management-client.ts';
import { loadPlugins, type Plugin } from './load-plugins.ts';
import { loadSettings } from './load-settings.ts';
import { loadWebhook } from './load-webhook.ts';
import { refusalOf } from './refusal.ts';

export type SpaceSetup = {
  address: SpaceAddress;
  /** The content, as the CLI pulled it, and the number of the space it was pulled from. */
  folder: string;
  pulledFrom: number;
  plugins: readonly Plugin[];
  /** Where previews begin. */
  previewAddress: string;
  /** Of translated fields and slugs, but the default one. */
  languages: readonly string[];
  webhook: { endpoint: string; secret: string };
};

/**
 * Brings a space to the state of this shop, or plans to. What is there already as it should be is left alone, so that a
 * run that broke off is simply started again; nothing is ever deleted. The webhook comes last: it would be told of every page.
 */
export async function setUpSpace(setup: SpaceSetup, changes: Changes): Promise<LoadResult> {
  const { address, folder, pulledFrom, plugins, webhook } = setup;
  const client = createManagementClient(address);
  try {
    await loadSettings(client, setup, changes);
    await loadPlugins(client, address.spaceId, plugins, changes);
  } catch (error) {
    return {
      ok: false,
      message: `The space could not be set up: ${refusalOf(error, address.managementUrl)}`,
    };
  }
  const loaded = await loadContent({ ...address, folder, pulledFrom, changes });
  if (!loaded.ok) return loaded;
  try {
    await loadWebhook(client, address.spaceId, webhook, changes);
  } catch (error) {
    return {
      ok: false,
      message: `The webhook could not be set up: ${refusalOf(error, address.managementUrl)}`,
    };
  }
  return { ok: true };
}
