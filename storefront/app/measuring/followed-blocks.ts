import {
  type BlockSale,
  countedPath,
  type VisitCount,
  visitCountLimits,
} from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import { tabStorage } from '../state/tab-storage.ts';
import { type KeptWays, readKeptWays } from './kept-ways.ts';

/** A block of a page in which a link to another page was pressed. */
type FollowedBlock = { component: string; block: string; path: string };
type SoldItem = { product: string; minorUnits: number };

const storageKey = 'followed-blocks';
/** Longer ways to a product say nothing of where they began. */
const mostBlocks = 10;
const mostProducts = 50;

/**
 * The blocks whose links a visitor has followed since something was put into the basket last, and those on the way to each
 * product in it. The tab keeps them as long as the visitor agrees to statistics: another window begins anew.
 */
export function createFollowedBlocks(storage = tabStorage) {
  let mayKeep = false;
  const read = () => readKeptWays(storage().getItem(storageKey));
  const write = (ways: KeptWays) => storage().setItem(storageKey, JSON.stringify(ways));
  return {
    /** The visitor has agreed to statistics, or has declined them: then nothing of the way is left. */
    decide(agrees: boolean): void {
      mayKeep = agrees;
      if (!agrees) storage().removeItem(storageKey);
    },
    follow({ component, block, path }: FollowedBlock): void {
      if (!mayKeep) return;
      const { way, products } = read();
      const one = `${countedPath(path)} ${component} ${block}`;
      write({ way: [...way.filter((other) => other !== one), one].slice(-mostBlocks), products });
    },
    /** A product was put into the basket: counts once for each block on the way, and for none of them again. */
    takeBaskets(product: string): VisitCount[] {
      const { way, products } = read();
      if (way.length === 0) return [];
      const others = products.filter(([other]) => other !== product).slice(1 - mostProducts);
      write({ way: [], products: [...others, [product, way]] });
      return way.map((one) => ({ kind: 'blockBasket', ...placeOf(one), amount: 1 }));
    },
    /** Something was bought: one order for each block, and for each page, on the way to any of it, with the sum of just that. */
    takeSales(items: readonly SoldItem[], currency: BlockSale['currency']): BlockSale[] {
      const { way, products } = read();
      const sums = new Map<string, number>();
      for (const { product, minorUnits } of items) {
        const [, blocks = []] = products.find(([other]) => other === product) ?? [];
        const pages = blocks.map((one) => `${placeOf(one).path} `);
        for (const place of new Set([...pages, ...blocks]))
          sums.set(place, (sums.get(place) ?? 0) + minorUnits);
      }
      const sold = new Set(items.map(({ product }) => product));
      if (sums.size > 0) write({ way, products: products.filter(([product]) => !sold.has(product)) });
      return [...sums]
        .map(([place, minorUnits]) => ({ ...placeOf(place), currency, minorUnits }))
        .slice(0, visitCountLimits.sales);
    },
  };
}

/** Of a page as a whole the subject is empty. */
function placeOf(one: string): { subject: string; path: string } {
  const [path = '/', ...subject] = one.split(' ');
  return { subject: subject.join(' '), path };
}

/** Those of this tab. */
export const followedBlocks = createFollowedBlocks();
