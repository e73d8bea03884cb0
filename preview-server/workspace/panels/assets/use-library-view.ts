import { useEffect, useState } from 'react';
import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import type { LibraryQuery } from '../../base/api/assets-api.ts';
import type { AssetChoice } from '../../store/dialog-store.ts';
import { useLibrary } from '../../store/server/library.ts';

/** A search begins when typing pauses. */
const pauseMs = 150;

/** What the pane beside the files is about, besides describing what is chosen. */
export type LibraryTask =
  | { kind: 'newFile'; asset: Asset; file: File }
  /** Another file is being chosen, to stand in this one's place. */
  | { kind: 'exchange'; asset: Asset; by: Asset | undefined }
  /** Pages get the words and the focus that the library has. */
  | { kind: 'words'; asset: Asset }
  | { kind: 'delete'; assets: readonly Asset[] };

export type ReplaceTask = Exclude<LibraryTask, { kind: 'delete' }>;

/** What the library shows, which of its files are chosen, and what is being done with them. */
export function useLibraryView(choice: AssetChoice | undefined) {
  const [search, setSearch] = useState('');
  const [query, setQuery] = useState<LibraryQuery>({
    ...{ search: '', folder: undefined, only: undefined, order: 'newest', page: 1 },
    kind: choice?.imagesOnly ? 'pictures' : undefined,
  });
  const [chosen, setChosen] = useState<ReadonlyMap<number, Asset>>(new Map());
  const [task, setTask] = useState<LibraryTask>();
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuery((before) => (before.search === search ? before : { ...before, search, page: 1 }));
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [search]);

  const files = useLibrary(query);
  const shown = files.data?.assets ?? [];
  const newest = (asset: Asset): Asset => shown.find(({ id }) => id === asset.id) ?? asset;
  const multiple = choice?.multiple ?? true;

  return {
    ...{ search, setSearch, query, files, shown, task, setTask, multiple },
    /** In the order of choosing: that is the order in which several files are put in. */
    chosen: [...chosen.values()].map(newest),
    ask: (change: Partial<LibraryQuery>) => setQuery((before) => ({ ...before, page: 1, ...change })),
    chooseIds(ids: ReadonlySet<number>) {
      const known = new Map([...chosen, ...shown.map((asset) => [asset.id, asset] as const)]);
      const next = [...ids].flatMap((id) => known.get(id) ?? []);
      if (task?.kind === 'exchange') {
        const by = next.findLast(({ id }) => id !== task.asset.id);
        if (by) setTask({ ...task, by });
      } else {
        setTask(undefined);
        setChosen(new Map(next.map((asset) => [asset.id, asset])));
      }
    },
    /** A file that has just come belongs to what is chosen. */
    chooseToo(asset: Asset) {
      setChosen((before) => new Map([...(multiple ? before : []), [asset.id, asset]]));
    },
    /** Files as they are described now. */
    keep(assets: readonly Asset[]) {
      const by = new Map(assets.map((asset) => [asset.id, asset]));
      setChosen((before) => new Map([...before].map(([id, asset]) => [id, by.get(id) ?? asset])));
    },
    chooseNone() {
      setChosen(new Map());
      setTask(undefined);
    },
  };
}

export type LibraryView = ReturnType<typeof useLibraryView>;
