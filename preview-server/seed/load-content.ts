import { type Changes, makeChanges } from './changes.ts';
import { loadAssets } from './load-assets.ts';
import { loadComponents } from './load-components.ts';
import { loadDatasources } from './load-datasources.ts';
import { loadStories } from './load-stories.ts';
import { createManagementClient, type SpaceAddress } from './management-client.ts';
import { readContent } from './read-content.ts';

export type ContentTarget = SpaceAddress & {
  /** A folder as `storyblok … pull --path` writes it. */
  folder: string;
  /** Of the space that the folder was pulled from: its files lie under that number; that of the target when left out. */
  pulledFrom?: number;
  changes?: Changes;
};

export type LoadResult = { ok: true } | { ok: false; message: string };

/**
 * Brings a space to the state of a folder through the management API: components and datasources of the schema, assets,
 * stories. Run again it changes nothing. A file that cannot be used is named before anything is written.
 */
export async function loadContent({
  managementUrl,
  token,
  spaceId,
  folder,
  pulledFrom = spaceId,
  changes = makeChanges,
}: ContentTarget): Promise<LoadResult> {
  const read = await readContent(folder, pulledFrom);
  if (!read.ok) return read;
  const { stories, datasources, assets } = read.content;
  const client = createManagementClient({ managementUrl, token, spaceId });
  try {
    await loadComponents(client, changes);
    await loadDatasources(client, datasources, changes);
    const unpublished = await loadStories(
      client,
      stories,
      await loadAssets(client, assets, changes),
      changes,
    );
    const [first] = unpublished;
    if (!first) return { ok: true };
    const others = unpublished.length > 1 ? ` So are ${unpublished.length - 1} others.` : '';
    return { ok: false, message: `${first.file} is loaded but not published: ${first.reason}${others}` };
  } catch (error) {
    return {
      ok: false,
      message: `The content could not be loaded into ${managementUrl}: ${describe(error)}`,
    };
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason.';
  const body = 'response' in error ? JSON.stringify(Object(error.response).data) : undefined;
  return body ? `${error.message}: ${body}` : `${error.message}.`;
}
