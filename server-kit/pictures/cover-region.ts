type Size = { width: number; height: number };
/** Distances from the left and upper edge. */
type Corners = { left: number; top: number; right: number; bottom: number };

/**
 * The largest part of a picture with the ratio of `target` that lies as near as the edges allow around the middle of
 * `focus`, or of the picture without one.
 * @returns whole pixels within the picture
 */
export function coverRegion(
  picture: Size,
  target: Size,
  focus: Corners = { left: 0, top: 0, right: picture.width, bottom: picture.height },
): { left: number; top: number } & Size {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(target.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(target.height * scale)));
  const within = (start: number, room: number) => Math.min(Math.max(0, Math.round(start)), room);
  return {
    left: within((focus.left + focus.right) / 2 - width / 2, picture.width - width),
    top: within((focus.top + focus.bottom) / 2 - height / 2, picture.height - height),
    width,
    height,
  };
}
