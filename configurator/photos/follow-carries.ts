type Options = {
  /** Everything that can be taken hold of and let go on lies in it. */
  root: HTMLElement;
  /** @param what as `data-carry` names it @param slot null: on the tray */
  onDrop(what: string, slot: string | null): void;
  /** Held still over a page in the row of pages. */
  onPage(id: string): void;
};

/** A mouse that goes so far drags; a finger that goes so far before its time scrolls (pixels). */
const slack = 8;
/** A finger that stays so long takes hold; over a page so long, and it opens (milliseconds). */
const holdMs = 350;
const openMs = 600;
const ghostSize = 84;

/** Follows mouse and finger that carry a `[data-carry]` to a `[data-photo-slot]` or the `[data-photo-tray]`. @returns ends it */
export function followCarries({ root, onDrop, onPage }: Options): () => void {
  let held: { element: HTMLElement; x: number; y: number; pointer: number } | undefined;
  let ghost: HTMLElement | undefined;
  let over: HTMLElement | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let opening: ReturnType<typeof setTimeout> | undefined;
  const life = new AbortController();
  const { signal } = life;

  const mark = (element: HTMLElement | undefined) => {
    if (element === over) return;
    clearTimeout(opening);
    over?.removeAttribute('data-carry-over');
    over = element;
    element?.setAttribute('data-carry-over', '');
    const page = element?.dataset.page;
    if (page !== undefined) opening = setTimeout(() => onPage(page), openMs);
  };
  const end = () => {
    clearTimeout(holding);
    ghost?.remove();
    mark(undefined);
    ghost = undefined;
    held = undefined;
  };
  const begin = () => {
    if (!held) return;
    ghost = ghostOf(held.element);
    document.body.append(ghost);
    moveTo(held.x, held.y);
  };
  const moveTo = (x: number, y: number) => {
    if (!ghost) return;
    ghost.style.translate = `${x - ghostSize / 2}px ${y - ghostSize / 2}px`;
    mark(targetAt(x, y));
  };

  root.addEventListener(
    'pointerdown',
    ({ target, button, isPrimary, clientX, clientY, pointerId, pointerType }) => {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-carry]') : null;
      if (!element || button !== 0 || !isPrimary) return;
      held = { element, x: clientX, y: clientY, pointer: pointerId };
      if (pointerType === 'touch') holding = setTimeout(begin, holdMs);
    },
    { signal },
  );
  document.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerId, pointerType }) => {
      if (pointerId !== held?.pointer) return;
      if (ghost) moveTo(clientX, clientY);
      else if (Math.hypot(clientX - held.x, clientY - held.y) > slack) {
        if (pointerType === 'touch') {
          end();
          return;
        }
        begin();
        moveTo(clientX, clientY);
      }
    },
    { signal },
  );
  document.addEventListener(
    'pointerup',
    ({ pointerId }) => {
      if (pointerId !== held?.pointer) return;
      const what = held.element.dataset.carry;
      const { photoSlot } = over?.dataset ?? {};
      const isTray = over?.hasAttribute('data-photo-tray') ?? false;
      const wasCarried = ghost !== undefined;
      end();
      if (!wasCarried || what === undefined) return;
      swallowClick();
      if (photoSlot !== undefined || isTray) onDrop(what, photoSlot ?? null);
    },
    { signal },
  );
  document.addEventListener('pointercancel', end, { signal });
  // A page that was taken hold of by a photo does not scroll under the finger.
  root.addEventListener('touchmove', (event) => ghost && event.preventDefault(), { signal, passive: false });
  root.addEventListener('contextmenu', (event) => ghost && event.preventDefault(), { signal });
  root.addEventListener('dragstart', (event) => held && event.preventDefault(), { signal });
  return () => {
    end();
    life.abort();
  };
}

function targetAt(x: number, y: number): HTMLElement | undefined {
  const found = document.elementFromPoint(x, y);
  return found?.closest<HTMLElement>('[data-photo-slot], [data-photo-tray], [data-page]') ?? undefined;
}

/** What was carried is not pressed besides. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
}

/** A small picture under the hand. */
function ghostOf({ dataset }: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '10',
    top: '0',
    left: '0',
    width: `${ghostSize}px`,
    height: `${ghostSize}px`,
    borderRadius: '8px',
    boxShadow: '0 4px 18px rgb(0 0 0 / 30%)',
    background: `center / cover url("${dataset.carryPicture ?? ''}")`,
    pointerEvents: 'none',
  });
  return ghost;
}
