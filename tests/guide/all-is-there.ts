/** Whether letters and pictures in sight have come. */
export function allIsThere(): boolean {
  // A scrolled list hides some below its edge; those are loaded when they are scrolled to.
  const isInSight = (image: HTMLImageElement) => {
    // A picture on its way may have no size yet, but a place.
    const place = image.offsetHeight > 0 ? image : image.parentElement;
    const { left = 0, top = 0, width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
    return document.elementsFromPoint(left + width / 2, top + height / 2).some((each) => each === place);
  };
  return (
    document.fonts.status === 'loaded' &&
    [...document.images].every((image) => image.complete || !isInSight(image))
  );
}

/** Waits for pictures that have come until they can be painted. */
export async function allIsDrawn(): Promise<void> {
  const come = [...document.images].filter(({ complete }) => complete);
  await Promise.all(come.map((image) => image.decode().catch(() => undefined)));
}
