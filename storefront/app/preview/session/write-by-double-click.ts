import { tellWorkspace } from './direct-line.ts';
import { markedPlaceOf, textPartAt } from './marked-place.ts';

/** Asks the workspace to let a text be edited where it was clicked twice. */
export function writeByDoubleClick(window: Window): () => void {
  const onDoubleClick = (event: MouseEvent) => {
    const [target] = event.composedPath();
    if (!event.isTrusted || !(target instanceof Element) || target.getRootNode() !== document) return;
    const place = markedPlaceOf(target);
    const part = textPartAt(target);
    if (place?.field)
      tellWorkspace({ action: 'openText', ...place, field: place.field, ...(part && { part }) });
  };
  window.addEventListener('dblclick', onDoubleClick);
  return () => window.removeEventListener('dblclick', onDoubleClick);
}
