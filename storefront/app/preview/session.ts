import StoryblokBridge from '@storyblok/preview-bridge';
import type { Preview } from '../context/page-data.ts';
import type { Story } from '../context/story.ts';
import { isDraftOf } from './is-draft-of.ts';
import { shareStory } from './share-story.ts';
import { stayOnStory } from './stay-on-story.ts';

// Only previews load this module: shoppers' pages know nothing of the editor.

const followers = new Set<(draft: unknown) => void>();

/**
 * Joins the editor that frames the page: its drafts reach the followers, a saved or published story reloads
 * the page, and messages of any other window are ignored.
 * @returns ends the session
 */
export function openSession({ storyId, editorOrigins }: Preview): () => void {
  const stopGuard = acceptMessagesFrom(editorOrigins);
  const stopClicks = stayOnStory(document);
  const bridge = new StoryblokBridge({ customParent: framingOrigin(editorOrigins), resolveLinks: 'url' });
  bridge.on('input', ({ story }) => {
    for (const follow of followers) follow(story);
  });
  bridge.on(['change', 'published'], (event) => {
    if (event.storyId === storyId) location.reload();
  });
  return () => {
    bridge.destroy();
    stopClicks();
    stopGuard();
  };
}

/** Calls back with every draft of a story, its unchanged parts shared with what is on the page already. */
export function followDrafts<Root extends 'page' | 'settings'>(
  story: Story<Root>,
  onDraft: (draft: Story<Root>) => void,
): () => void {
  let latest = story;
  const follow = (draft: unknown) => {
    if (!isDraftOf(story, draft)) return;
    const shared = shareStory(latest, { id: draft.id, content: draft.content });
    if (!isDraftOf(story, shared) || shared === latest) return;
    latest = shared;
    onDraft(shared);
  };
  followers.add(follow);
  return () => followers.delete(follow);
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
