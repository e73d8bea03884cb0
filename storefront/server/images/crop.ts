type Size = { width: number; height: number };
type Corners = { left: number; top: number; right: number; bottom: number };

/**
 * The largest region of a picture with the wanted ratio, as near to the focus as the edges allow
 * (whole pixels of the original); the middle without a focus.
 */
export function cropRegion(original: Size, wanted: Size, focus: Corners | undefined) {
  const scale = Math.min(original.width / wanted.width, original.height / wanted.height);
  const width = Math.max(1, Math.min(original.width, Math.round(wanted.width * scale)));
  const height = Math.max(1, Math.min(original.height, Math.round(wanted.height * scale)));
  const centre = focus
    ? { x: (focus.left + focus.right) / 2, y: (focus.top + focus.bottom) / 2 }
    : { x: original.width / 2, y: original.height / 2 };
  return {
    left: clamp(Math.round(centre.x - width / 2), original.width - width),
    top: clamp(Math.round(centre.y - height / 2), original.height - height),
    width,
    height,
  };
}

function clamp(value: number, maximum: number): number {
  return Math.min(Math.max(value, 0), maximum);
}
