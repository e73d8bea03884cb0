import type { HandDesign, HandElement, HandFaceId } from '@blattwerk/schemas/design/hand-design.ts';
import {
  faceOf,
  withAdded,
  withElement,
  withLayerMoved,
  withoutElement,
} from '../../base/designs/hand-changes.ts';
import { cardStore, changeDesign, redo, setCard, undo } from '../../store/designs/card-store.ts';

/** Puts an element before all others of the face that is looked at, and chooses it. */
export function addElement(element: HandElement): void {
  const { card } = cardStore.getState();
  if (!card) return;
  const { design, id } = withAdded(card.design, card.face, element);
  changeDesign(() => design);
  setCard(() => ({ selected: id }));
}

/** Changes the chosen element. */
export function changeElement(id: string, change: (element: HandElement) => HandElement): void {
  onFace((design, face) => {
    const element = faceOf(design, face).elements.find((one) => one.id === id);
    return element ? withElement(design, face, change(element)) : design;
  });
}

export function removeElement(id: string): void {
  onFace((design, face) => withoutElement(design, face, id));
  setCard(() => ({ selected: undefined }));
}

export function moveLayer(id: string, by: 1 | -1): void {
  onFace((design, face) => withLayerMoved(design, face, id, by));
}

/** The same once more, a little beside; texts and photos are in one place only. */
export function doubleElement(id: string): void {
  const { card } = cardStore.getState();
  const element = card && faceOf(card.design, card.face).elements.find((one) => one.id === id);
  if (!element || 'slot' in element) return;
  const { box } = element;
  addElement({ ...element, box: { ...box, x: box.x + 4, y: box.y + 4 } });
}

function onFace(change: (design: HandDesign, face: HandFaceId) => HandDesign): void {
  const { card } = cardStore.getState();
  if (card) changeDesign((design) => change(design, card.face));
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Keys on a chosen element. @returns whether the key means something */
export function pressOnElement({ key, ctrlKey, metaKey }: Pressed, id: string): boolean {
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key.toLowerCase() === 'd') doubleElement(id);
  else if (isCommand) return false;
  else if (key === 'Delete' || key === 'Backspace') removeElement(id);
  else if (key === 'PageUp') moveLayer(id, 1);
  else if (key === 'PageDown') moveLayer(id, -1);
  else if (key === 'Escape') setCard(() => ({ selected: undefined }));
  else return false;
  return true;
}

/** Undo and redo anywhere but in a field, which has its own. */
export function pressOnPage({ key, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  if (!(ctrlKey || metaKey)) return false;
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) undo();
  else if (letter === 'y' || (letter === 'z' && shiftKey)) redo();
  else return false;
  return true;
}
