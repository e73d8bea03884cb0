import { draftBlocks } from '../draft/draft-blocks.ts';
import { hearWorkspace } from './direct-line.ts';
import { findEmptyElements } from './empty-elements.ts';

/**
 * Tells the stand-ins which blocks the page shows, after everything that changes the page.
 * @param onLook called after each look at the page
 * @returns ends it
 */
export function watchBlocks(onLook: () => void): () => void {
  let frame = 0;
  let isEnded = false;
  const look = () => {
    frame = 0;
    if (isEnded) return;
    const draft = draftBlocks.current();
    const shown = elements.shownMarks();
    if (draft && !isSame(draft.shown, shown)) draftBlocks.change({ ...draft, shown });
    onLook();
  };
  // After the paint: what was typed is to be seen first.
  const afterPaint = new MessageChannel();
  afterPaint.port1.onmessage = look;
  const lookSoon = () => {
    frame ||= requestAnimationFrame(() => afterPaint.port2.postMessage(undefined));
  };
  const elements = findEmptyElements(lookSoon);
  const stopHearing = hearWorkspace((message) => {
    if (message.action !== 'surroundings') return;
    const { language, names, words } = message;
    draftBlocks.change({ shown: elements.shownMarks(), language, names, words: words.standIn });
  });
  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['inert', 'open', 'data-current'],
  });
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(document.body);
  return () => {
    isEnded = true;
    cancelAnimationFrame(frame);
    afterPaint.port1.close();
    changes.disconnect();
    sizes.disconnect();
    elements.end();
    stopHearing();
  };
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one === other || (one.size === other.size && [...one].every((mark) => other.has(mark)));
}
