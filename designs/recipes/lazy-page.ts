import type { PagePlan } from '../compositions/composition.ts';
import type { Page } from '../model/design.ts';
import type { Random } from '../model/random.ts';

type Contents = ReturnType<PagePlan['fill']>;

const contentsOf = new WeakMap<object, () => Contents>();

/**
 * The same functions for all pages: with getters in an object literal every page gets a hidden class of its own, which
 * holds its contents until the next full collection.
 */
const looks: PropertyDescriptorMap = {
  background: {
    enumerable: true,
    get() {
      return contentsOf.get(this)?.().background;
    },
  },
  layers: {
    enumerable: true,
    get() {
      return contentsOf.get(this)?.().layers;
    },
  },
};

/** A page that is filled once, on the first access to its background or its layers. */
export function lazyPage({ fill, ...plan }: PagePlan, random: () => Random): Page {
  const page: Page = { ...plan, background: 'paper', layers: [] };
  let filled: Contents | undefined;
  contentsOf.set(page, () => {
    filled ??= fill(random());
    return filled;
  });
  return Object.defineProperties(page, looks);
}
