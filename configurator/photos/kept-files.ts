import { createStore, del, entries, set } from 'idb-keyval';

/** A file that has not arrived, as this browser keeps it. */
export type KeptFile = {
  /** Of the product that it is for. */
  design: string;
  /** Null: the draft has none yet. */
  draftId: string | null;
  /** Null: the tray. */
  slot: string | null;
  file: File;
};

/** Opened when first asked for: a browser may have none. */
let files: ReturnType<typeof createStore> | undefined;
const opened = () => {
  files ??= createStore('blattwerk-files', 'files');
  return files;
};

/** Keeps a file until it has arrived; where the browser keeps nothing, a reload loses it. */
export async function keepFile(id: string, kept: KeptFile): Promise<void> {
  await inTime(() => set(id, kept, opened()));
}

export async function dropFile(id: string): Promise<void> {
  await inTime(() => del(id, opened()));
}

/** Files of a draft that an earlier visit has not sent, with their ids. */
export async function keptFiles({
  design,
  draftId,
}: Pick<KeptFile, 'design' | 'draftId'>): Promise<[string, KeptFile][]> {
  const all = (await inTime(() => entries<string, unknown>(opened()))) ?? [];
  return all.flatMap(([id, kept]): [string, KeptFile][] =>
    isKeptFile(kept) && kept.design === design && (kept.draftId === null || kept.draftId === draftId)
      ? [[id, kept]]
      : [],
  );
}

async function inTime<Value>(run: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await run();
  } catch {
    return undefined;
  }
}

/** Written by this code in an earlier visit; another version of it may have written another shape. */
function isKeptFile(value: unknown): value is KeptFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    value.file instanceof File &&
    'slot' in value &&
    (value.slot === null || typeof value.slot === 'string') &&
    'design' in value &&
    'draftId' in value
  );
}
