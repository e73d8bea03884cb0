import type { Selection } from '@blattwerk/schemas/preview/to-page.ts';
import { elementsOf, fieldElementsOf } from '../marked-place.ts';
import { wayOf } from './ways-of-blocks.ts';

/**
 * Opens, from the outside in, what hides the selected block or its field.
 * @returns whether all of it is open; else to be called again with the next painted frame
 */
export function reveal({ storyId, block, field }: Selection): boolean {
  if (!block) return true;
  const path = [...block.above, { ...block, field: field ?? '' }];
  return path.every(({ uid, component, field: holding }, depth) => {
    const next = path[depth + 1];
    const held = next ? elementsOf({ storyId, uid: next.uid }) : fieldElementsOf({ storyId, uid }, holding);
    const [holder = document.body] = elementsOf({ storyId, uid });
    return wayOf(component, holding)(holder, held);
  });
}
