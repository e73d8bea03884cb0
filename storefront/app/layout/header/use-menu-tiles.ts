import { useEffect, useState } from 'react';
import { usePage } from '../../context/page-context.tsx';
import type { ShownTiles } from './menu-tiles.tsx';

/** The pictures of a menu, once somebody has looked at it; their code and their data come with the first look. */
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
