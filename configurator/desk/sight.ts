/** From where to where something reaches, in the window's pixels. */
export type Span = { top: number; bottom: number };

/** What a bar with the address leaves of a window at least; less is left only by a keyboard. */
const leftByBars = 0.75;
/** Below that a picture that stays in its place would leave no room for a field. */
const leastHeight = 320;

/** Whether a keyboard lies over the page, by the height that is seen and the most that was. */
export function hasKeyboard(height: number, most: number): boolean {
  return height < most * leftByBars;
}

/** Whether so little is seen that the picture has to scroll away with the page. */
export function isLow(height: number): boolean {
  return height < leastHeight;
}

/** How far a page scrolls for a field to be seen; of one that is higher than the sight, its beginning is. */
export function wayIntoSight(field: Span, sight: Span): number {
  const above = field.top - sight.top;
  if (above < 0) return above;
  return Math.max(0, Math.min(field.bottom - sight.bottom, above));
}
