import type { Design, Page } from '@blattwerk/designs/model/design.ts';
import type { Box } from '@blattwerk/designs/model/shape.ts';

/** What is looked at at once: a page, or one face of a folded card's outside. */
export type StageView = {
  id: string;
  /** What the shop calls it, where the document knows no better word than its own. */
  label: string;
  pageIndex: number;
  box: Box;
  isUpsideDown: boolean;
};

/** The faces of the outside one by one, the front first; the inside lies open before one. */
export function viewsOf({ pages }: Design): StageView[] {
  return pages.flatMap((page, pageIndex) =>
    page.id === 'outside' && page.panels.length > 0
      ? facesOf(page, pageIndex)
      : [{ ...wholePage(page), pageIndex }],
  );
}

function facesOf({ panels }: Page, pageIndex: number): StageView[] {
  return panels
    .toSorted((one, other) => Number(other.id === 'front') - Number(one.id === 'front'))
    .map(({ id, label, box, upsideDown }) => ({ id, label, pageIndex, box, isUpsideDown: upsideDown }));
}

function wholePage({ id, label, trim }: Page): Omit<StageView, 'pageIndex'> {
  return { id, label, box: { x: 0, y: 0, ...trim }, isUpsideDown: false };
}

/** Whether the middle of a box lies in the view. */
export function isSeenIn(view: StageView, box: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    x >= view.box.x &&
    x <= view.box.x + view.box.width &&
    y >= view.box.y &&
    y <= view.box.y + view.box.height
  );
}
