import type { ToWorkspace } from '@blattwerk/schemas/preview/to-workspace.ts';
import { tellWorkspace } from './direct-line.ts';
import { markedPlaceOf } from './marked-place.ts';
import { isWritten } from './overlay/rich-text/written.ts';

/** Characters of a clicked text that help to find its field. */
const clueLength = 500;

/** What a click selects, as the workspace is told of it. */
export type Selecting = Extract<ToWorkspace, { action: 'select' }>;

/**
 * Selects what is clicked in the workspace, the field with it. The click goes on to the page, so that a carousel turns
 * and a question opens; with Control or Shift it only selects.
 */
export function selectByClick(window: Window): () => void {
  const onClick = (event: MouseEvent) => {
    const selecting = selectingOf(event);
    if (!selecting) return;
    if (selecting.how !== 'only') {
      event.preventDefault();
      event.stopPropagation();
    }
    tellWorkspace(selecting);
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}

/** What an editor's click selects; undefined where no block stands, or a text is written. */
export function selectingOf(event: MouseEvent): Selecting | undefined {
  const [target] = event.composedPath();
  if (!event.isTrusted || !(target instanceof Element) || target.getRootNode() !== document) return undefined;
  const place = markedPlaceOf(target);
  if (!place || isWritten(target)) return undefined;
  const how = event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'range' : 'only';
  return { action: 'select', ...place, clue: clueOf(target), how };
}

function clueOf(target: Element) {
  const words = (target.textContent ?? '').trim().slice(0, clueLength);
  return { words, isPicture: target.matches('img, picture, video') };
}
