import type { ToPage } from '@blattwerk/schemas/preview/to-page.ts';
import { type ToWorkspace, toWorkspace } from '@blattwerk/schemas/preview/to-workspace.ts';
import type { ToFrame } from './bridge-messages.ts';

/** The part of `Window` that the session needs. */
export type FrameWindow = {
  postMessage(message: ToFrame, targetOrigin: string, transfer?: Transferable[]): void;
};

export type DirectLine = { send(message: ToPage): void; close(): void };

/** What a page says once it has taken the line. */
export type FromPage = Exclude<ToWorkspace, { action: 'directLineOpen' }>;

/**
 * Offers the page a port of its own. After a key, a browser holds messages between windows back for about ten
 * milliseconds and lets messages through a port pass at once. The official bridge ignores the offer; a page that takes
 * it answers `{ action: 'directLineOpen' }` through the port, is told everything there from then on, in the words of
 * `schemas/preview`, and does without the bridge.
 */
export function offerDirectLine(
  frame: FrameWindow,
  origin: string,
  hear: { onOpen(): void; onMessage(message: FromPage): void },
): DirectLine {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    const parsed = toWorkspace.safeParse(data);
    if (!parsed.success) return;
    if (parsed.data.action === 'directLineOpen') hear.onOpen();
    else hear.onMessage(parsed.data);
  };
  frame.postMessage({ action: 'directLine' }, origin, [port2]);
  return { send: (message) => port1.postMessage(message), close: () => port1.close() };
}
