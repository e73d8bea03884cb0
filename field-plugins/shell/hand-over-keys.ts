import { type KeyLinePress, keyLineOffer } from '@blattwerk/schemas/field-plugins/key-line.ts';
import { isKeyOf, pressedKeyOf, type Shortcut } from '@blattwerk/schemas/preview/shortcut.ts';

/**
 * Hands our workspace its keys, which the browser gives to the frame that has the focus. The vendor's editor makes no
 * such offer, and keeps its own ways.
 * @param origin of the editor
 * @returns ends it
 */
export function handOverKeys(window: Window, origin: string): () => void {
  let port: MessagePort | undefined;
  let shortcuts: readonly Shortcut[] = [];
  const take = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== window.parent) return;
    const offer = keyLineOffer.safeParse(event.data);
    if (!offer.success) return;
    port?.close();
    port = event.ports[0];
    shortcuts = offer.data.shortcuts;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const shortcut = shortcuts.find((each) => isKeyOf(each, event));
    if (!port || !shortcut || (shortcut.where === 'outside-texts' && isTyped(event.target))) return;
    event.preventDefault();
    const press: KeyLinePress = { action: 'press', key: pressedKeyOf(event) };
    port.postMessage(press);
  };
  window.addEventListener('message', take);
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    window.removeEventListener('message', take);
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    port?.close();
  };
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea');
