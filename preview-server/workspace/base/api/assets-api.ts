import { z } from 'zod';
import {
  type Asset,
  type AssetPlace,
  assetSchema,
  type FoldersAnswer,
  foldersAnswerSchema,
  type LibraryAnswer,
  type LibraryFilter,
  type LibraryKind,
  type LibraryOrder,
  libraryAnswerSchema,
  missingAnswerSchema,
  type ReplacementAnswer,
  replacementAnswerSchema,
  twinAnswerSchema,
  type UsingPages,
  usesAnswerSchema,
  usingPagesSchema,
} from '../../../content-space/story-shape/asset-answers.ts';
import type { ManagementApi } from './management-api.ts';
import { type Answer, type RequestOptions, read, request } from './request.ts';
import type { Result } from './result.ts';

/** What is asked of the library; folder 0 are the files in no folder. */
export type LibraryQuery = {
  search: string;
  folder: number | undefined;
  only: LibraryFilter | undefined;
  kind: LibraryKind | undefined;
  order: LibraryOrder;
  page: number;
};

/** Texts and focus of a file; `meta_data` holds translations (`alt__i18n__en`). */
export type AssetDescription = Pick<Asset, 'alt' | 'title' | 'copyright' | 'source' | 'focus' | 'meta_data'>;

type Access = { token: string; editorName?: string };

const ask = (path: string, { token, editorName = '' }: Access, more: Partial<RequestOptions> = {}) =>
  request(`/workspace/assets${path}`, { token, editorName, ...more });

export async function findAssets(query: LibraryQuery, access: Access): Promise<Result<LibraryAnswer>> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const parameters = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return read(await ask(`?${parameters}`, access), libraryAnswerSchema);
}

export const listFolders = async (access: Access): Promise<Result<FoldersAnswer>> =>
  read(await ask('/folders', access), foldersAnswerSchema);

/** Every place where pages use a file. */
export const placesOfAsset = async (id: number, access: Access): Promise<Result<AssetPlace[]>> =>
  read(
    await ask(`/${id}/uses`, access),
    usesAnswerSchema.transform(({ places }) => places),
  );

/** Pages that use any of these files. */
export const pagesUsing = async (ids: readonly number[], access: Access): Promise<Result<UsingPages>> =>
  read(await ask(`/pages?ids=${ids.join()}`, access), usingPagesSchema);

/** Paths of addresses that pages use and the library does not have. */
export const missingFiles = async (access: Access): Promise<Result<string[]>> =>
  read(
    await ask('/missing', access),
    missingAnswerSchema.transform(({ paths }) => paths),
  );

/** The file of the library with the same bytes. */
export const twinOf = async (hash: string, access: Access): Promise<Result<Asset | null>> =>
  read(
    await ask(`/twin?hash=${hash}`, access),
    twinAnswerSchema.transform(({ asset }) => asset),
  );

/** Puts a file in another one's place on all pages; `isNewFile`: the asset stays and takes its file. */
export const replaceAsset = async (
  { id, by, isNewFile }: { id: number; by: number; isNewFile: boolean },
  access: Access,
): Promise<Result<ReplacementAnswer>> => {
  const body = { by, is_new_file: isNewFile };
  return read(await ask(`/${id}/replacement`, access, { method: 'POST', body }), replacementAnswerSchema);
};

export const undoReplacement = async (id: number, access: Access): Promise<Result<ReplacementAnswer>> =>
  read(await ask(`/replacements/${id}/undo`, access, { method: 'POST' }), replacementAnswerSchema);

export const describeAsset = (
  api: ManagementApi,
  id: number,
  description: AssetDescription,
): Promise<Result<Answer>> => api.send(`/assets/${id}`, { method: 'PUT', body: { asset: description } });

export const moveAssets = (api: ManagementApi, ids: readonly number[], folder: number) =>
  api.send('/assets/bulk_update', { method: 'POST', body: { ids, asset_folder_id: folder } });

export const deleteAssets = (api: ManagementApi, ids: readonly number[]) =>
  api.send('/assets/bulk_destroy', { method: 'POST', body: { ids } });

export const restoreAssets = (api: ManagementApi, ids: readonly number[]) =>
  api.send('/assets/bulk_restore', { method: 'POST', body: { ids } });

const folderAnswer = z
  .object({ asset_folder: z.object({ id: z.number() }) })
  .transform(({ asset_folder }) => asset_folder.id);

/** Makes a folder and answers with its id. */
export const createFolder = async (api: ManagementApi, name: string, parent: number | undefined) => {
  const asset_folder = { name, parent_id: parent ?? null };
  return read(await api.send('/asset_folders', { method: 'POST', body: { asset_folder } }), folderAnswer);
};

export const changeFolder = (
  api: ManagementApi,
  id: number,
  asset_folder: { name?: string; parent_id?: number | null },
) => api.send(`/asset_folders/${id}`, { method: 'PUT', body: { asset_folder } });

export const deleteFolder = (api: ManagementApi, id: number) =>
  api.send(`/asset_folders/${id}`, { method: 'DELETE' });

export const readAsset = async (api: ManagementApi, id: number): Promise<Result<Asset>> =>
  read(await api.send(`/assets/${id}`), assetSchema);
