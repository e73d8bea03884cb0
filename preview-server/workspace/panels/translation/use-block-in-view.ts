import { type RefObject, useEffect } from 'react';
import { afterPause } from '../../base/after-pause.ts';
import { documentStore, selectBlock } from '../../store/page/document.ts';

const pauseMs = 150;
const atMostMs = 600;
/** Pixels of a block that stay above the line at which it is the one in view. */
const edge = 48;

/**
 * The list and the preview show the same block: one that is scrolled to is selected, one that is selected is scrolled to.
 * @param isThere whether the list is drawn
 */
export function useBlockInView(scroller: RefObject<HTMLDivElement | null>, isThere: boolean): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box || !isThere) return;
    let isByHand = false;
    let isOwn = false;
    const noteHand = () => {
      isByHand = true;
    };
    const select = () => {
      const uid = isByHand ? blockInView(box) : undefined;
      isByHand = false;
      if (uid === undefined) return;
      isOwn = true;
      selectBlock(uid);
      isOwn = false;
    };
    const work = afterPause(select, pauseMs, atMostMs);
    const follow = documentStore.subscribe(({ open }, { open: before }) => {
      if (isOwn || open?.selected === undefined || open.selected === before?.selected) return;
      const section = box.querySelector(`[data-block="${CSS.escape(open.selected)}"]`);
      if (section && !isInside(box, section)) section.scrollIntoView({ block: 'start' });
    });
    const hands = ['wheel', 'touchmove', 'pointerdown'] as const;
    for (const hand of hands) box.addEventListener(hand, noteHand, { passive: true });
    box.addEventListener('scroll', work.request, { passive: true });
    return () => {
      work.cancel();
      follow();
      for (const hand of hands) box.removeEventListener(hand, noteHand);
      box.removeEventListener('scroll', work.request);
    };
  }, [scroller, isThere]);
}

/** The block whose texts begin the list as it is scrolled; where one is typed in that is still seen, nothing changes. */
function blockInView(box: HTMLElement): string | undefined {
  const typedIn = document.activeElement?.closest('[data-block]');
  if (typedIn && box.contains(typedIn) && isInside(box, typedIn)) return undefined;
  const { top } = box.getBoundingClientRect();
  const first = [...box.querySelectorAll<HTMLElement>('[data-block]')].find(
    (section) => section.getBoundingClientRect().bottom > top + edge,
  );
  return first?.dataset.block;
}

function isInside(box: Element, section: Element): boolean {
  const [outer, inner] = [box.getBoundingClientRect(), section.getBoundingClientRect()];
  return inner.top < outer.bottom - edge && inner.bottom > outer.top + edge;
}
