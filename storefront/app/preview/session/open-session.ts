import StoryblokBridge from '@storyblok/preview-bridge';
import type { Preview } from '../../../page/request/page-data.ts';
import { takeDirectLine } from './direct-line.ts';
import { announceDraft } from './drafts.ts';
import { keepEarlyClick } from './early-click.ts';
import { enterWorkspace } from './enter-workspace.ts';
import { stayOnStory } from './stay-on-story.ts';

// Only previews load this module: shoppers' pages know nothing of the editor.

/**
 * Joins the editor that frames the page: its drafts reach the followers, a saved or published story reloads
 * the page, and messages of any other window are ignored. Once our workspace has given the page its direct line,
 * the vendor's bridge goes: its menus, its outlines and what it does with clicks are for the vendor's editor.
 * @returns ends the session
 */
export function openSession({ storyId, editorOrigins }: Preview): () => void {
  const stopGuard = acceptMessagesFrom(editorOrigins);
  let leaveWorkspace: (() => void) | undefined;
  const early = keepEarlyClick(window);
  const closeLine = takeDirectLine(() => {
    bridge.destroy();
    leaveWorkspace ??= enterWorkspace();
    early.tell();
  });
  const stopClicks = stayOnStory(document);
  const bridge = new StoryblokBridge({ customParent: framingOrigin(editorOrigins), resolveLinks: 'url' });
  bridge.on('input', ({ story }) => announceDraft(story));
  bridge.on(['change', 'published'], (event) => {
    if (event.storyId === storyId) location.reload();
  });
  return () => {
    early.end();
    leaveWorkspace?.();
    bridge.destroy();
    stopClicks();
    closeLine();
    stopGuard();
  };
}

/** The bridge itself takes messages from any window; ours are sorted out before it sees them. */
function acceptMessagesFrom(origins: readonly string[]): () => void {
  const guard = (event: MessageEvent) => {
    if (!origins.includes(event.origin)) event.stopImmediatePropagation();
  };
  window.addEventListener('message', guard, { capture: true });
  return () => window.removeEventListener('message', guard, { capture: true });
}

function framingOrigin(editorOrigins: readonly string[]): string | undefined {
  const parent = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return editorOrigins.find((origin) => origin === parent) ?? editorOrigins[0];
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
