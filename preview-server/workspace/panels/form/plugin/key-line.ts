import type { KeyLineOffer } from '@blattwerk/schemas/field-plugins/key-line.ts';
import { keyLinePress } from '@blattwerk/schemas/field-plugins/key-line.ts';
import { pluginKeys, press } from '../../../actions/keys/workspace-keys.ts';

/**
 * Offers a plugin's frame a port by which it hands over the workspace's keys. The vendor's protocol has no word for
 * keys; plugins that do not know the offer ignore it.
 * @returns takes it back
 */
export function offerKeyLine(frame: HTMLIFrameElement, origin: string): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    const parsed = keyLinePress.safeParse(data);
    const isDialog = frame.closest('[role=dialog]') !== null;
    if (parsed.success) press(pluginKeys({ isDialog }), parsed.data.key);
  };
  const shortcuts = pluginKeys({ isDialog: false }).map(({ shortcut }) => shortcut);
  const offer: KeyLineOffer = { action: 'keyLine', shortcuts };
  frame.contentWindow?.postMessage(offer, origin, [port2]);
  return () => port1.close();
}
