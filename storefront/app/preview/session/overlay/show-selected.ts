import type { Selection } from '@blattwerk/schemas/preview/to-page.ts';
import { tellWorkspace } from '../direct-line.ts';
import { elementsOf, fieldElementsOf } from '../marked-place.ts';
import { reveal } from '../reveal/reveal.ts';
import { closeOpened } from '../reveal/ways.ts';
import { isInView, seenOf, seenOfBlock } from './seen.ts';

/** Milliseconds that a block may take to appear on the page, as one does that was just inserted. */
const patienceMs = 1000;

export type ShownSelection = {
  /** Brings what was selected elsewhere into view, as soon as it stands on the page. */
  show(selection: Selection): void;
  /** Looks whether the page still shows it, whenever the page has changed. */
  look(): void;
  end(): void;
};

/**
 * Keeps what is selected in view until the page is touched, and tells the workspace whether it is to be seen.
 * @param onShown called when the page shows a selection
 */
export function keepSelectedShown(onShown: (selection: Selection) => void): ShownSelection {
  let latest: Selection | undefined;
  let isTouched = false;
  let frame = 0;
  let told = '';

  const bring = (selection: Selection, until: number): void => {
    frame = 0;
    const isOver = performance.now() >= until;
    const element = (reveal(selection) && isFieldSeen(selection)) || isOver ? seenIn(selection) : undefined;
    if (!element && !isOver) {
      frame = requestAnimationFrame(() => bring(selection, until));
      return;
    }
    if (element) scrollTo(element);
    tell(selection);
    onShown(selection);
  };

  const tell = (selection: Selection): void => {
    const { storyId, uids } = selection;
    const [uid] = uids;
    if (uid === undefined) return;
    const reason = seenIn(selection) ? undefined : placesOf(selection).length > 0 ? 'folded' : 'absent';
    const now = `${storyId} ${uid} ${reason}`;
    if (now === told) return;
    told = now;
    tellWorkspace(reason ? { action: 'hidden', storyId, uid, reason } : { action: 'shown', storyId, uid });
  };

  const ending = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, () => (isTouched = true), {
      capture: true,
      passive: true,
      signal: ending.signal,
    });

  return {
    show(selection) {
      cancelAnimationFrame(frame);
      closeOpened(placesOf(selection));
      latest = selection;
      told = '';
      isTouched = !selection.mustShow;
      if (selection.mustShow) bring(selection, performance.now() + patienceMs);
      else tell(selection);
    },
    look() {
      if (!latest || frame !== 0) return;
      if (isTouched || seenIn(latest)) tell(latest);
      else bring(latest, performance.now() + patienceMs);
    },
    end() {
      cancelAnimationFrame(frame);
      ending.abort();
    },
  };
}

/** Elements of the field that has the focus, or else of the block, seen or not. */
export function placesOf(selection: Selection): readonly HTMLElement[] {
  const { storyId, uids, block } = selection;
  const [uid] = uids;
  const ofField = fieldPlacesOf(selection);
  if (ofField.length > 0 || uid === undefined) return ofField;
  return [uid, ...(block?.parts ?? [])].flatMap((each) => elementsOf({ storyId, uid: each }));
}

function fieldPlacesOf({ storyId, block, field }: Selection): readonly HTMLElement[] {
  return block && field !== null ? fieldElementsOf({ storyId, uid: block.uid }, field) : [];
}

/** A field that the page shows nowhere is not waited for. */
function isFieldSeen(selection: Selection): boolean {
  const places = fieldPlacesOf(selection);
  return places.length === 0 || seenOf(places) !== undefined;
}

function seenIn(selection: Selection): HTMLElement | undefined {
  const { storyId, uids, block } = selection;
  const [uid] = uids;
  if (uid === undefined) return undefined;
  return seenOf(fieldPlacesOf(selection)) ?? seenOfBlock(storyId, block ?? { uid, parts: [] })[0];
}

/** Part of the window that stays free above a tall block, where its toolbar stands. */
const roomAbove = 0.22;

function scrollTo(element: HTMLElement): void {
  if (isInView(element)) return;
  const { top, height } = element.getBoundingClientRect();
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  if (height > window.innerHeight * 0.8)
    window.scrollBy({ top: top - window.innerHeight * roomAbove, behavior });
  else element.scrollIntoView({ behavior, block: 'center' });
}
