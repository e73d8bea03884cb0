import type { BlockAction, Place } from '@blattwerk/schemas/preview/place.ts';
import type { Surroundings } from '@blattwerk/schemas/preview/to-page.ts';
import { tellWorkspace } from '../direct-line.ts';
import { elementsOf } from '../marked-place.ts';
import { OverlayIcon } from './icon.tsx';
import { seenOf } from './seen.ts';

type InsertButtonsProps = Place & { can: readonly BlockAction[]; words: Surroundings['words'] };

/** A plus at the edges of a block, where another can be put before or after it. */
export function InsertButtons({ storyId, uid, can, words }: InsertButtonsProps) {
  const isInRow = standsInRow(seenOf(elementsOf({ storyId, uid })));
  const edges = isInRow
    ? ({ insertBefore: 'left', insertAfter: 'right' } as const)
    : ({ insertBefore: 'top', insertAfter: 'bottom' } as const);
  return (['insertBefore', 'insertAfter'] as const)
    .filter((action) => can.includes(action))
    .map((action) => (
      <button
        key={action}
        type="button"
        className="insert"
        data-edge={edges[action]}
        aria-label={words.actions[action]}
        data-tip={words.actions[action]}
        onClick={() => tellWorkspace({ action: 'act', storyId, uid, name: action })}
      >
        <OverlayIcon name={action} />
      </button>
    ));
}

/** Whether a block has its neighbour beside it rather than below. */
function standsInRow(element: HTMLElement | undefined): boolean {
  let item: Element | null | undefined = element;
  while (item?.parentElement && item.parentElement.childElementCount === 1) item = item.parentElement;
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  if (!item || !neighbour) return false;
  const [one, other] = [item.getBoundingClientRect(), neighbour.getBoundingClientRect()];
  const isBeside = one.left >= other.right - 1 || other.left >= one.right - 1;
  return isBeside && one.top < other.bottom && other.top < one.bottom;
}
