import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import {
  type AssetDescription,
  changeFolder,
  createFolder,
  deleteAssets,
  deleteFolder,
  moveAssets,
  readAsset,
  replaceAsset,
  restoreAssets,
  describeAsset as sendDescription,
  undoReplacement,
} from '../../base/api/assets-api.ts';
import type { ApiError, Result } from '../../base/api/result.ts';
import { type UploadResult, uploadAsset } from '../../base/api/upload-asset.ts';
import { type LibraryStep, noteLibraryStep } from '../../store/library-step-store.ts';
import { refreshLibrary } from '../../store/server/library.ts';
import { refreshStories } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { settingsStore } from '../../store/settings-store.ts';

const access = () => ({ token: requireSession().token, editorName: settingsStore.getState().name });

/** Refreshes the library after a change; answers why there was none. */
async function settled(result: Result<unknown>): Promise<ApiError | undefined> {
  if (!result.ok) return result.error;
  await refreshLibrary();
  return undefined;
}

/** Changes the library's description of a file; undefined when it worked. */
export const describeAsset = async (asset: Asset, description: AssetDescription) =>
  settled(await sendDescription(requireSession().api, asset.id, description));

/** Puts files into a folder; 0 is none. */
export const moveToFolder = async (ids: readonly number[], folder: number) =>
  settled(await moveAssets(requireSession().api, ids, folder));

export const makeFolder = async (name: string, parent: number | undefined) =>
  settled(await createFolder(requireSession().api, name, parent));

export const renameFolder = async (id: number, name: string) =>
  settled(await changeFolder(requireSession().api, id, { name }));

/** Takes a folder and the folders in it away; their files stay, in none. */
export const removeFolder = async (id: number) => settled(await deleteFolder(requireSession().api, id));

/** Deletes files, and offers the way back. */
export async function removeAssets(ids: readonly number[], name: string): Promise<ApiError | undefined> {
  const failure = await settled(await deleteAssets(requireSession().api, ids));
  if (!failure) noteLibraryStep({ kind: 'deleted', ids, name });
  return failure;
}

/** Puts a file in another one's place on all pages, and offers the way back; answers with the asset as it is then. */
export async function replaceEverywhere(
  replacement: { id: number; by: number; isNewFile: boolean },
  name: string,
): Promise<Result<Asset>> {
  const result = await replaceAsset(replacement, access());
  if (!result.ok) return result;
  const { id, pages, live } = result.value;
  const [changed] = await Promise.all([
    readAsset(requireSession().api, replacement.id),
    refreshLibrary(),
    refreshStories(),
  ]);
  const isWords = replacement.by === replacement.id;
  noteLibraryStep({ kind: isWords ? 'words' : 'replaced', id, name, pages, live });
  return changed;
}

/** Uploads a file that is to come in another one's place. */
export const uploadToReplace = (file: File): Promise<UploadResult> =>
  uploadAsset(requireSession().api, file, {
    folder: undefined,
    signal: new AbortController().signal,
    onProgress: () => {},
  });

/** Takes the last step back. */
export async function undoLibraryStep(step: LibraryStep): Promise<ApiError | undefined> {
  const result =
    step.kind === 'deleted'
      ? await restoreAssets(requireSession().api, step.ids)
      : await undoReplacement(step.id, access());
  if (!result.ok) return result.error;
  noteLibraryStep(undefined);
  await Promise.all([refreshLibrary(), refreshStories()]);
  return undefined;
}
