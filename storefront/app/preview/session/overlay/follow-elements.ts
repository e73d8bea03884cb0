import { lookWhileMoving } from './look-while-moving.ts';
import { isSeen } from './seen.ts';

/** `page` is how wide the page is. */
type Box = { left: number; top: number; width: number; height: number; page: number };

/** What is there already may come to be seen without a change to the page's elements, such as a slide that fades in. */
const searchAgainMs = 100;

type Followed = {
  find(): readonly HTMLElement[];
  elements: readonly HTMLElement[];
  searchedAt: number;
  shown: string;
};

const followed = new Map<HTMLElement, Followed>();
let stopLooking: (() => void) | undefined;
/** Something has come into the page or gone since missing elements were last looked for. */
let isChanged = true;

/**
 * Keeps a box of the overlay around elements of the page, whatever moves them. The box stands in the page's own
 * coordinates, so that it scrolls with the page by itself; everything else is looked at once a painted frame while the
 * page moves.
 * @param find the elements, looked for anew when one can no longer be seen
 * @returns ends it
 */
export function followElements(box: HTMLElement, find: () => readonly HTMLElement[]): () => void {
  const each: Followed = { find, elements: [], searchedAt: 0, shown: '' };
  followed.set(box, each);
  // At once, so that what the box holds can take the focus.
  show(box, each, look(each, true));
  stopLooking ??= lookWhileMoving(place, () => {
    isChanged = true;
  });
  return () => {
    followed.delete(box);
    if (followed.size > 0) return;
    stopLooking?.();
    stopLooking = undefined;
  };
}

/** Looks for all elements anew: what an element shows may have become another block's. */
export function findElementsAnew(): void {
  for (const each of followed.values()) each.elements = [];
  isChanged = true;
}

/** Reads all places first and writes them after: the other way round the page would be laid out for each box. */
function place(): void {
  const places = [...followed].map(([box, each]) => ({ box, each, now: look(each, isChanged) }));
  isChanged = false;
  for (const { box, each, now } of places) show(box, each, now);
}

/** Searching costs more than a frame may: what is missing is searched for when the page has changed, or after a while. */
function look(each: Followed, mayHaveCome: boolean): Box | undefined {
  const isMissing = each.elements.length === 0;
  const now = performance.now();
  const mayBeSeen = mayHaveCome || now - each.searchedAt > searchAgainMs;
  if (isMissing ? mayBeSeen : !each.elements.every((one) => one.isConnected && isSeen(one))) {
    each.elements = each.find();
    each.searchedAt = now;
  }
  return boxAround(each.elements);
}

function show(box: HTMLElement, each: Followed, now: Box | undefined): void {
  const shown = now ? Object.values(now).join(' ') : 'nowhere';
  if (shown === each.shown) return;
  each.shown = shown;
  box.hidden = now === undefined;
  if (!now) return;
  // No transform: the menu sticks to the window's edge by where its box is laid out.
  box.style.left = `${now.left}px`;
  box.style.top = `${now.top}px`;
  box.style.width = `${now.width}px`;
  box.style.height = `${now.height}px`;
  box.style.setProperty('--left', `${now.left}px`);
  box.style.setProperty('--page', `${now.page}px`);
}

/** Where elements stand on the page in its pixels; undefined while nothing of them is shown. */
function boxAround(elements: readonly HTMLElement[]): Box | undefined {
  const boxes = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 || height > 0);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const width = Math.max(...boxes.map((box) => box.right)) - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) - top;
  const page = document.documentElement.clientWidth;
  return { left: left + window.scrollX, top: top + window.scrollY, width, height, page };
}
