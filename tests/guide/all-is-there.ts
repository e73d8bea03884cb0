/** Whether letters and pictures in sight have come. */
export function allIsThere(): boolean {
  // A scrolled list hides some below its edge; those are loaded when they are scrolled to.
  const isInSight = (image: HTMLImageElement) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    return document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
  };
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete || !isInSight(image))
  );
}
