import type { ProductKind } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { Fold } from '../model/fold.ts';
import { scenes } from './all-scenes.ts';
import type { Scene } from './scene.ts';

export type Shown = { kind: ProductKind; type: string; fold: Fold };

/**
 * The scenes that suit a product, the most telling first: those made for its type; without such, those for all of its
 * kind: no label is shown standing in a block of wood. `designs`: how many designs are at hand; a scene of a whole set needs several.
 */
export function scenesFor({ kind, type, fold }: Shown, designs = 1): Scene[] {
  const suiting = scenes.filter(
    (scene) =>
      scene.kinds.includes(kind) && (scene.folds?.includes(fold) ?? true) && (scene.designs ?? 1) <= designs,
  );
  const own = suiting.filter(({ types }) => types?.includes(type));
  if (own.length > 0) return own;
  const general = suiting.filter(({ types }) => types === undefined);
  return general.length > 0 ? general : suiting;
}
