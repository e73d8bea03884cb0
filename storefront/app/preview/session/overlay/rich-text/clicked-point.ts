type Point = { left: number; top: number };

let point: Point | undefined;

/** Where a text was clicked twice, for the editor that opens there a moment later. */
export const clickedPoint = {
  keep(clicked: Point | undefined): void {
    point = clicked;
  },
  take(): Point | undefined {
    const taken = point;
    point = undefined;
    return taken;
  },
};
