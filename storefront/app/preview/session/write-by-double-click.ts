import { tellWorkspace } from './direct-line.ts';
import { markedPlaceOf } from './marked-place.ts';
import { clickedPoint } from './overlay/rich-text/clicked-point.ts';
import { isWritten } from './overlay/rich-text/written.ts';

/** Asks the workspace to let a text be edited where it was clicked twice. */
export function writeByDoubleClick(window: Window): () => void {
  const onDoubleClick = (event: MouseEvent) => {
    const [target] = event.composedPath();
    if (!event.isTrusted || !(target instanceof Element) || target.getRootNode() !== document) return;
    const place = markedPlaceOf(target);
    if (!place?.field || isWritten(target)) return;
    clickedPoint.keep({ left: event.clientX, top: event.clientY });
    tellWorkspace({ action: 'openText', ...place, field: place.field });
  };
  window.addEventListener('dblclick', onDoubleClick);
  return () => window.removeEventListener('dblclick', onDoubleClick);
}
