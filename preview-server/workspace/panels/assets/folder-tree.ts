import type { AssetFolder } from '../../../content-space/story-shape/asset-answers.ts';

/** A folder in the order it is shown in, with how deep it lies and how many files lie in it and all within it. */
export type FolderRow = { id: number; name: string; depth: number; files: number };

/** Folders one below the other, each followed by those in it. */
export function folderRows(folders: readonly AssetFolder[]): FolderRow[] {
  const rowsIn = (parent: number | null, depth: number): FolderRow[] =>
    folders
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap(({ id, name, files }) => {
        const within = rowsIn(id, depth + 1);
        const inside = within.filter((row) => row.depth === depth + 1);
        return [
          { id, name, depth, files: files + inside.reduce((sum, row) => sum + row.files, 0) },
          ...within,
        ];
      });
  return rowsIn(null, 0);
}
