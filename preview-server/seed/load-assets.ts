import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ManagementApiClient } from '@storyblok/management-api-client';
import { type Changes, makeChanges } from './changes.ts';
import { isSubset } from './is-subset.ts';
import type { AssetFile } from './read-content.ts';
import { assetPath, type LoadedAsset } from './rewrite-references.ts';

/**
 * Uploads the files the space does not have yet and brings their descriptions up to date. A file is known again by the
 * path of its original address, which is kept as its external id.
 */
export async function loadAssets(
  client: ManagementApiClient,
  files: readonly AssetFile[],
  changes: Changes = makeChanges,
): Promise<Map<string, LoadedAsset>> {
  const present = await listAssets(client);
  const loaded = new Map<string, LoadedAsset>();
  for (const file of files) {
    const path = assetPath(file.filename) ?? file.filename;
    const { alt, title, copyright, source, focus, is_private } = file;
    const description = { alt, title, copyright, source, focus, is_private, meta_data: file.meta_data ?? {} };
    const describe = async (asset: LoadedAsset): Promise<LoadedAsset> => {
      if (!isSubset(description, asset))
        await client.assets.update(asset.id, { body: { asset: description } });
      return { id: asset.id, filename: asset.filename };
    };
    const known = present.get(path);
    const action = known ? 'update' : 'create';
    const asset =
      known && isSubset(description, known)
        ? known
        : await changes.make(
            { kind: 'asset', name: path, action },
            async () => describe(known ?? (await upload(client, file, path))),
            known ?? { id: file.id, filename: file.filename },
          );
    loaded.set(path, { id: asset.id, filename: asset.filename });
  }
  return loaded;
}

async function upload(client: ManagementApiClient, file: AssetFile, path: string) {
  const short_filename = file.short_filename ?? basename(file.file);
  const body = { short_filename, ext_id: path, is_private: file.is_private };
  return client.assets.upload({ body, file: new Blob([await readFile(file.file)]) });
}

async function listAssets(client: ManagementApiClient) {
  const assets = new Map<string, LoadedAsset & Record<string, unknown>>();
  for (let page = 1; ; page++) {
    const { data } = await client.assets.list({ query: { page, per_page: 100 }, throwOnError: true });
    for (const asset of data.assets) if (asset.ext_id) assets.set(asset.ext_id, asset);
    if (data.assets.length < 100) return assets;
  }
}
