/** A sheet on its way: where it was, and where it would stand. */
export type Drag = { from: number; to: number };

type Options = {
  row: HTMLElement;
  isMovable(place: number): boolean;
  /** Null once it is over. */
  onDrag(drag: Drag | null): void;
  onDrop(drag: Drag): void;
};

/** A mouse that goes so far drags; a finger that goes so far before its time scrolls (pixels). */
const slack = 8;
/** A finger that stays so long takes hold (milliseconds). */
const holdMs = 350;
/** Near an end of the row it goes on by itself (pixels). */
const edge = 48;
const edgeStep = 14;

/** Follows mouse and finger that carry a `[data-place]` of a row to another place. @returns ends it */
export function followDrags({ row, isMovable, onDrag, onDrop }: Options): () => void {
  let held: { place: number; x: number; pointer: number } | undefined;
  let drag: Drag | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  const life = new AbortController();
  const { signal } = life;

  const end = () => {
    clearTimeout(holding);
    held = undefined;
    if (drag) onDrag(null);
    drag = undefined;
  };
  const begin = () => {
    if (!held) return;
    drag = { from: held.place, to: held.place };
    row.setPointerCapture(held.pointer);
    onDrag(drag);
  };
  const placeAt = (x: number, from: number) => {
    const others = [...row.querySelectorAll<HTMLElement>('[data-place]')].filter(
      ({ dataset }) => Number(dataset.place) !== from && isMovable(Number(dataset.place)),
    );
    const before = others.filter((element) => middleOf(element) < x).length;
    return 1 + before;
  };

  row.addEventListener(
    'pointerdown',
    ({ target, button, isPrimary, clientX, pointerId, pointerType }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
      const place = Number(element?.dataset.place ?? 0);
      if (button !== 0 || !isPrimary || !isMovable(place)) return;
      held = { place, x: clientX, pointer: pointerId };
      if (pointerType === 'touch') holding = setTimeout(begin, holdMs);
    },
    { signal },
  );
  row.addEventListener(
    'pointermove',
    ({ clientX, pointerType }) => {
      if (!held) return;
      if (!drag && Math.abs(clientX - held.x) > slack) {
        if (pointerType === 'touch') end();
        else begin();
      }
      if (!drag || !held) return;
      const { left, right } = row.getBoundingClientRect();
      if (clientX < left + edge) row.scrollLeft -= edgeStep;
      if (clientX > right - edge) row.scrollLeft += edgeStep;
      const to = placeAt(clientX, drag.from);
      if (to === drag.to) return;
      drag = { ...drag, to };
      onDrag(drag);
    },
    { signal },
  );
  row.addEventListener(
    'pointerup',
    () => {
      if (drag) {
        // What was dragged is not pressed besides.
        const swallow = (event: Event) => event.stopPropagation();
        row.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => row.removeEventListener('click', swallow, { capture: true }));
        onDrop(drag);
      }
      end();
    },
    { signal },
  );
  row.addEventListener('pointercancel', end, { signal });
  // A row that was taken hold of does not scroll under the finger.
  row.addEventListener('touchmove', (event) => drag && event.preventDefault(), { signal, passive: false });
  row.addEventListener('contextmenu', (event) => (drag || held) && event.preventDefault(), { signal });
  return () => {
    end();
    life.abort();
  };
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
