import { tellWorkspace } from '../direct-line.ts';
import { markedPlaceOf } from '../marked-place.ts';

/** Tells the workspace which block the pointer is on, whenever that becomes another. */
export function pointAtBlocks(document: Document): () => void {
  let last = '';
  const tell = (target: EventTarget | null) => {
    const place = target instanceof Element ? markedPlaceOf(target) : undefined;
    const name = place ? `${place.storyId}-${place.uid}` : '';
    if (name === last) return;
    last = name;
    tellWorkspace({ action: 'point', at: place ? { storyId: place.storyId, uid: place.uid } : null });
  };
  const onOver = ({ target, pointerType }: PointerEvent) => {
    // On the overlay itself the block below it stays the one that is pointed at.
    if (pointerType !== 'touch' && !(target instanceof HTMLElement && 'overlay' in target.dataset))
      tell(target);
  };
  const onLeave = () => tell(null);
  document.addEventListener('pointerover', onOver);
  document.documentElement.addEventListener('pointerleave', onLeave);
  return () => {
    document.removeEventListener('pointerover', onOver);
    document.documentElement.removeEventListener('pointerleave', onLeave);
  };
}
