import { tellWorkspace } from './direct-line.ts';
import { markedPlaceOf } from './marked-place.ts';
import { isWritten } from './overlay/rich-text/written.ts';

/** Characters of a clicked text that help to find its field. */
const clueLength = 500;

/**
 * Selects what is clicked in the workspace, the field with it. The click goes on to the page, so that a carousel turns
 * and a question opens; with Control or Shift it only selects.
 */
export function selectByClick(window: Window): () => void {
  const onClick = (event: MouseEvent) => {
    const [target] = event.composedPath();
    if (!event.isTrusted || !(target instanceof Element) || target.getRootNode() !== document) return;
    const place = markedPlaceOf(target);
    if (!place || isWritten(target)) return;
    const how = event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'range' : 'only';
    if (how !== 'only') {
      event.preventDefault();
      event.stopPropagation();
    }
    tellWorkspace({ action: 'select', ...place, clue: clueOf(target), how });
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}

function clueOf(target: Element) {
  const words = (target.textContent ?? '').trim().slice(0, clueLength);
  return { words, isPicture: target.matches('img, picture, video') };
}
