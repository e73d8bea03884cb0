import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { applyFix, type Fix, fixesFor } from '@blattwerk/schemas/rules/model/fix.ts';
import { replaceContent } from '../../base/content/edits.ts';
import { findingsStore } from '../../store/findings-store.ts';
import { documentStore, edit } from '../../store/page/document.ts';

/**
 * Applies a fix to the open page, as one step that can be undone. Where the page has changed since it was judged
 * (another fix a moment ago), the same fix of the same finding is applied once it has been judged again.
 */
export function putRight(finding: Finding, fix: Fix): void {
  const { open } = documentStore.getState();
  if (!open || apply(fix)) return;
  const storyId = open.story.id;
  const stop = findingsStore.subscribe(({ byStory }, before) => {
    const judged = byStory.get(storyId);
    if (judged === before.byStory.get(storyId)) return;
    if (documentStore.getState().open?.story.id !== storyId) {
      stop();
      return;
    }
    const again = judged
      ?.filter((each) => isSame(each, finding))
      .flatMap(fixesFor)
      .find(({ label }) => label.en === fix.label.en);
    // A judgement that was under way may be of the page before its last change: then the next one is waited for.
    if (!again || apply(again)) stop();
  });
}

function isSame(one: Finding, other: Finding): boolean {
  return (
    one.code === other.code &&
    one.uid === other.uid &&
    one.field === other.field &&
    one.message.en === other.message.en
  );
}

function apply(fix: Fix): boolean {
  const { open } = documentStore.getState();
  const fixed = open && applyFix({ content: open.content }, fix);
  if (!fixed?.ok) return false;
  edit(() => replaceContent(fixed.story.content));
  return true;
}
