import type { Selection } from '@blattwerk/schemas/preview/to-page.ts';
import { useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hearWorkspace, tellWorkspace } from '../direct-line.ts';
import { watchBlocks } from '../watch-blocks.ts';
import { findElementsAnew } from './follow-elements.ts';
import { letClicksThrough } from './let-clicks-through.ts';
import css from './overlay.css?inline';
import { Overlay } from './overlay.tsx';
import { after, afterLook, nothingToDraw, type OverlayState } from './overlay-store.ts';
import { pointAtBlocks } from './point-at-blocks.ts';
import { isSeen } from './seen.ts';
import { keepSelectedShown, placesOf } from './show-selected.ts';

/** Of the editor's screen, in pixels: a menu on a page that is shown smaller would cover what it is about. */
const smallest = 160;

/**
 * Draws the workspace's overlay over the page, in the browser's top layer, where neither the page's styles nor its
 * stacking reach it.
 * @returns takes it away
 */
export function showOverlay(): () => void {
  const host = document.createElement('div');
  host.popover = 'manual';
  host.dataset.overlay = '';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];
  const ground = document.createElement('div');
  shadow.append(ground);
  let state = nothingToDraw;
  let drawAnew = () => {};
  const become = (next: OverlayState) => {
    state = next;
    drawAnew();
  };
  const source: Source = {
    subscribe(listener) {
      drawAnew = listener;
      return () => {};
    },
    now: () => state,
    closeText() {
      become({ ...state, text: undefined });
      tellWorkspace({ action: 'closeText' });
    },
  };
  // The shop's pages have this one already; the other way to begin would make all of them larger.
  const root = hydrateRoot(ground, <Drawing source={source} />);
  const shown = keepSelectedShown((selection) => raise(host, placeFor(selection)));
  const stopWatching = watchBlocks(() => {
    findElementsAnew();
    shown.look();
    const next = afterLook(state);
    if (next !== state) become(next);
  });
  const stopHearing = hearWorkspace((message) => {
    if (message.action === 'focusToolbar')
      shadow.querySelector<HTMLElement>('[role=toolbar] button')?.focus();
    const next = after(state, message);
    if (next === state) return;
    become(next);
    const scale = state.surroundings?.scale ?? 1;
    host.style.setProperty('--u', `${1 / scale}px`);
    host.toggleAttribute('data-small', window.innerWidth * scale < smallest);
    host.lang = state.surroundings?.language ?? '';
    raise(host, placeFor(state.selection));
    if (message.action === 'selection') shown.show(message);
  });
  const stopPointing = pointAtBlocks(document);
  const stopLetting = letClicksThrough(host);
  return () => {
    stopHearing();
    stopPointing();
    stopLetting();
    stopWatching();
    shown.end();
    root.unmount();
    host.remove();
  };
}

type Source = { subscribe(listener: () => void): () => void; now(): OverlayState; closeText(): void };

/** Begins with nothing, as the empty ground that it takes over has it. */
function Drawing({ source }: { source: Source }) {
  const now = useSyncExternalStore(source.subscribe, source.now, () => nothingToDraw);
  return <Overlay {...now} onTextClose={source.closeText} />;
}

/** A block in an open dialog: everything outside of that dialog can be neither clicked nor focused. */
function placeFor(selection: Selection | undefined): Element {
  const seen = selection && placesOf(selection).find(isSeen);
  return seen?.closest('dialog[open]') ?? document.body;
}

function raise(host: HTMLElement, parent: Element): void {
  const isCovered = document.querySelector('[popover=auto]:popover-open') !== null;
  if (host.parentElement === parent && !isCovered) return;
  if (host.parentElement !== parent) parent.append(host);
  else host.hidePopover();
  host.showPopover();
}
