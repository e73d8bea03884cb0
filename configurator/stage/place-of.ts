import type { Box } from '@blattwerk/designs/model/shape.ts';
import type { CSSProperties } from 'react';
import type { StageView } from './views.ts';

/** The part of a box that is seen in the view; of one that lies turned, all of it. */
export function seenBox({ box, rotate }: { box: Box; rotate: number }, { box: face }: StageView): Box {
  if (rotate !== 0) return box;
  const [x, y] = [Math.max(box.x, face.x), Math.max(box.y, face.y)];
  return {
    x,
    y,
    width: Math.min(box.x + box.width, face.x + face.width) - x,
    height: Math.min(box.y + box.height, face.y + face.height) - y,
  };
}

/** Where something lies in the view, as shares of it. */
export function placeOf({ box, rotate }: { box: Box; rotate: number }, view: StageView): CSSProperties {
  const share = (length: number, whole: number) => `${(100 * length) / whole}%`;
  return {
    left: share(box.x - view.box.x, view.box.width),
    top: share(box.y - view.box.y, view.box.height),
    width: share(box.width, view.box.width),
    height: share(box.height, view.box.height),
    rotate: `${rotate}deg`,
  };
}
