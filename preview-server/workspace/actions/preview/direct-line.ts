import type { ToFrame } from './bridge-messages.ts';

/** The part of `Window` that the session needs. */
export type FrameWindow = {
  postMessage(message: ToFrame, targetOrigin: string, transfer?: Transferable[]): void;
};

export type DirectLine = { send(message: ToFrame): void; close(): void };

/**
 * Offers the page a port of its own for what must arrive quickly. After a key, a browser holds messages between
 * windows back for about ten milliseconds and lets messages through a port pass at once. The official bridge
 * ignores the offer; a page that takes it answers `{ action: 'directLineOpen' }` through the port, and everything
 * it gets there is meant as if it had come to its window.
 */
export function offerDirectLine(frame: FrameWindow, origin: string, onOpen: () => void): DirectLine {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data?.action === 'directLineOpen') onOpen();
  };
  frame.postMessage({ action: 'directLine' }, origin, [port2]);
  return { send: (message) => port1.postMessage(message), close: () => port1.close() };
}
