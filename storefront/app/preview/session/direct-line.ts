export type DirectLine = {
  /** Whether every draft arrives here. */
  isOpen(): boolean;
  /** Gives the port back. */
  close(): void;
};

/**
 * Takes the port that our workspace offers for drafts: a browser holds messages between windows back for a moment
 * after a key, messages through a port pass at once. Other editors offer none and use the window.
 */
export function takeDirectLine(onDraft: (story: unknown) => void): DirectLine {
  let line: MessagePort | undefined;
  const take = ({ data, ports: [port] }: MessageEvent) => {
    if (data?.action !== 'directLine' || !port) return;
    line?.close();
    line = port;
    port.onmessage = (message) => {
      if (message.data?.action === 'input') onDraft(message.data.story);
    };
    port.postMessage({ action: 'directLineOpen' });
  };
  window.addEventListener('message', take);
  return {
    isOpen: () => line !== undefined,
    close() {
      window.removeEventListener('message', take);
      line?.close();
    },
  };
}
