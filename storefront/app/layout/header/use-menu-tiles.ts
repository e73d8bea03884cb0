import { useEffect, useState } from 'react';
import { usePage } from '../../context/page-context.tsx';
import type { ShownTiles } from './menu-tiles.tsx';

/** The pictures of a menu, from the first time it is opened on; their code and their data are loaded then. */
export function useMenuTiles(isLookedAt: boolean): ShownTiles | undefined {
  const page = usePage();
  const [tiles, setTiles] = useState<ShownTiles>();
  useEffect(() => {
    if (!isLookedAt) return;
    // A menu without pictures is a menu all the same.
    import('./menu-tiles.tsx').then(({ loadMenuTiles }) => loadMenuTiles(page)).then(setTiles, () => {});
  }, [isLookedAt, page]);
  return tiles;
}
