import { countedPath, type VisitCount } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';

/** A block of a page in which a link to another page was pressed. */
type FollowedBlock = { component: string; block: string; path: string };

/** Longer ways to a product say nothing of where they began. */
const most = 10;

/**
 * The blocks whose links a visitor has followed since something was put into the basket last. They are kept in the memory of
 * the document alone: a visit in another window, or after a reload, begins anew.
 */
export function createFollowedBlocks() {
  const followed = new Map<string, FollowedBlock>();
  return {
    follow(one: FollowedBlock): void {
      const key = `${one.path} ${one.component} ${one.block}`;
      followed.delete(key);
      followed.set(key, one);
      const [oldest] = followed.keys();
      if (followed.size > most && oldest !== undefined) followed.delete(oldest);
    },
    /** Something was put into the basket: counts once for each block on the way, and for none of them again. */
    takeBaskets(): VisitCount[] {
      const all = [...followed.values()];
      followed.clear();
      return all.map(({ component, block, path }) => ({
        ...{ kind: 'blockBasket' as const, subject: `${component} ${block}` },
        ...{ path: countedPath(path), amount: 1 },
      }));
    },
  };
}

/** Those of this document. */
export const followedBlocks = createFollowedBlocks();
