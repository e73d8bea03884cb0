type Folder = { id: number; name: string; parentId: number | null };

/** A folder and all that lie in it, however deep. */
export function foldersWithin(folders: readonly Folder[], id: number): number[] {
  const found = new Set([id]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const folder of folders)
      if (folder.parentId !== null && found.has(folder.parentId)) found.add(folder.id);
  }
  return [...found];
}

/** Folders whose names hold a word, and all that lie in them. */
export function foldersNamed(folders: readonly Folder[], word: string): number[] {
  const wanted = word.toLowerCase();
  const named = folders.filter(({ name }) => name.toLowerCase().includes(wanted));
  return [...new Set(named.flatMap(({ id }) => foldersWithin(folders, id)))];
}
