import type { Page } from '../model/design.ts';
import type { Size } from '../model/shape.ts';

/** What is looked at at once: of a sheet that is folded, one face of it. */
export function lookedAt({ trim, folds }: Pick<Page, 'trim' | 'folds'>): Size {
  const across = folds.filter((fold) => 'x' in fold).length + 1;
  const down = folds.filter((fold) => 'y' in fold).length + 1;
  return { width: trim.width / across, height: trim.height / down };
}
