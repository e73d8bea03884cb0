type Size = { width: number; height: number };

/** Share of a picture that is not to be seen where it covers a place of another shape. */
export function croppedAway(file: Size, place: Size): number {
  if ([file.width, file.height, place.width, place.height].some((side) => side <= 0)) return 0;
  const [one, other] = [file.width / file.height, place.width / place.height];
  return 1 - Math.min(one, other) / Math.max(one, other);
}
