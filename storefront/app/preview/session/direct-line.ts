import { type ToPage, toPage } from '@blattwerk/schemas/preview/to-page.ts';
import type { ToWorkspace } from '@blattwerk/schemas/preview/to-workspace.ts';
import { config } from 'zod';

// The page's policy forbids what zod would compile its schemas with.
config({ jitless: true });

type Listener = (message: ToPage) => void;

const listeners = new Set<Listener>();
/** What stays true until it is told anew, for parts of the page that listen later. */
const standing = new Map<ToPage['action'], ToPage>();
let line: MessagePort | undefined;

/**
 * Takes the port that our workspace offers: a browser holds messages between windows back for a moment after a key,
 * messages through a port pass at once. Other editors offer none and speak the vendor's protocol through the window.
 * @param onOpen the port is there, possibly another than before
 * @returns gives it back
 */
export function takeDirectLine(onOpen: () => void): () => void {
  const take = ({ data, ports: [port] }: MessageEvent) => {
    if (data?.action !== 'directLine' || !port) return;
    line?.close();
    line = port;
    standing.clear();
    port.onmessage = (message) => hear(message.data);
    tellWorkspace({ action: 'directLineOpen' });
    onOpen();
  };
  window.addEventListener('message', take);
  return () => {
    window.removeEventListener('message', take);
    line?.close();
    line = undefined;
  };
}

/** Tells the workspace something; nothing where another editor frames the page. */
export function tellWorkspace(message: ToWorkspace): void {
  line?.postMessage(message);
}

/**
 * Calls back with everything the workspace says, and at once with the surroundings, the selection and the figures as they stand.
 * @returns stops listening
 */
export function hearWorkspace(listener: Listener): () => void {
  listeners.add(listener);
  for (const message of standing.values()) listener(message);
  return () => listeners.delete(listener);
}

const isStanding = ({ action }: ToPage): boolean =>
  action === 'surroundings' || action === 'selection' || action === 'figures';

function hear(data: unknown): void {
  const parsed = toPage.safeParse(data);
  if (!parsed.success) return;
  const message = parsed.data;
  if (isStanding(message)) standing.set(message.action, message);
  for (const listener of listeners) listener(message);
}
