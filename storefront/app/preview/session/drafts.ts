import { writeAmounts } from '@blattwerk/schemas/shop/pages/text-amounts.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { Story } from '../../../page/story/story.ts';
import { createSharing } from './share-story.ts';

const followers = new Set<(draft: unknown) => void>();

let isHeld = (_draft: unknown): boolean => false;
let heldDraft: unknown;
let lastDraft: unknown;

/** Hands the story of a message to the followers of that story, unless it is held. */
export function announceDraft(draft: unknown): void {
  lastDraft = draft;
  if (isHeld(draft)) {
    heldDraft = draft;
    return;
  }
  heldDraft = undefined;
  for (const follow of followers) follow(draft);
}

/** The draft that was announced last, held or not. */
export const latestDraft = (): unknown => lastDraft;

/**
 * Keeps some drafts from their followers.
 * @returns hands over the one that was held last, and no others are held
 */
export function holdDrafts(isToHold: (draft: unknown) => boolean): () => void {
  isHeld = isToHold;
  return () => {
    isHeld = () => false;
    if (heldDraft !== undefined) announceDraft(heldDraft);
  };
}

/**
 * Calls back with every changed draft of a story, its amounts as a locale's readers pay them; what did not change is
 * the same object as in the draft before.
 * @returns stops following
 */
export function followDrafts<Root extends 'page' | 'settings'>(
  story: Story<Root>,
  { locale, preview }: Pick<PageData, 'locale' | 'preview'>,
  onDraft: (draft: Story<Root>) => void,
): () => void {
  const facts = { locale, company: preview?.company };
  const share = createSharing((text) => (text.includes('{') ? writeAmounts(text, facts) : text));
  let latest = story;
  const follow = (draft: unknown) => {
    if (!isDraftOf(story, draft)) return;
    const shared = { id: draft.id, content: share(latest.content, draft.content) };
    if (!isDraftOf(story, shared) || shared.content === latest.content) return;
    latest = shared;
    onDraft(shared);
  };
  followers.add(follow);
  return () => followers.delete(follow);
}

/**
 * Whether a message holds a draft of this story. Looks at id and root block only: the blocks inside are judged
 * by the components that show them, and a keystroke has no time for more.
 */
function isDraftOf<Root extends 'page' | 'settings'>(
  story: Story<Root>,
  value: unknown,
): value is Story<Root> {
  if (!isObject(value) || !('id' in value) || !('content' in value)) return false;
  const { id, content } = value;
  return id === story.id && isObject(content) && 'component' in content
    ? content.component === story.content.component
    : false;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
