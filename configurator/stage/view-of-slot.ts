import type { Design } from '@blattwerk/designs/model/design.ts';
import { isSeenIn, type StageView } from './views.ts';

/** Where a text or photo stands: the view that is open, if it is among them. */
export function viewOfSlot(
  slot: string,
  design: Design | undefined,
  views: readonly StageView[],
  open: StageView | undefined,
): StageView | undefined {
  const showing = views.filter((view) =>
    design?.pages[view.pageIndex]?.layers.some(
      (layer) =>
        (layer.type === 'text' || layer.type === 'photo') && layer.slot === slot && isSeenIn(view, layer.box),
    ),
  );
  return showing.find(({ id }) => id === open?.id) ?? showing[0];
}
