import type { PagePlan } from '../compositions/composition.ts';
import type { Page } from '../model/design.ts';
import type { Random } from '../model/random.ts';

/** A page that is filled once, when somebody first looks at its background or its layers. */
export function lazyPage({ fill, ...page }: PagePlan, random: () => Random): Page {
  let filled: ReturnType<PagePlan['fill']> | undefined;
  const contents = () => {
    filled ??= fill(random());
    return filled;
  };
  return {
    ...page,
    get background() {
      return contents().background;
    },
    get layers() {
      return contents().layers;
    },
  };
}
