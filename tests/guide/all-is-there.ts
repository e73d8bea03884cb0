/** Whether letters and pictures in sight have come; a scrolled list hides some, which are loaded when they are scrolled to. */
export async function allIsThere(): Promise<boolean> {
  if (document.fonts.status !== 'loaded') return false;
  const awaited = [...document.images].filter(({ complete }) => !complete);
  if (awaited.length === 0) return true;
  const looked = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver(resolve);
    for (const image of awaited) observer.observe(image);
  });
  return looked.every(({ isIntersecting }) => !isIntersecting);
}

/** Waits for pictures that have come until they can be painted. */
export async function allIsDrawn(): Promise<void> {
  const come = [...document.images].filter(({ complete }) => complete);
  await Promise.all(come.map((image) => image.decode().catch(() => undefined)));
}
