import { newsStore } from '../../store/news-store.ts';
import { documentStore } from '../../store/page/document.ts';
import type { OpenDocument } from '../../store/page/document-store.ts';
import { saveStore } from '../../store/saving-store.ts';
import { noteStory } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { meetStored } from './meet-stored.ts';

/** Brings what colleagues save into the open page as soon as the server tells of it. */
export function keepUp(): () => void {
  let isAsking = false;

  const look = async (): Promise<void> => {
    const { open } = documentStore.getState();
    if (!open || isAsking || !isBehind(open)) return;
    isAsking = true;
    const result = await requireSession().api.getStory(open.story.id);
    isAsking = false;
    // Without an answer the next news asks again. An own save that began meanwhile meets what is stored itself.
    if (!result.ok || !isFree(open.story.id)) return;
    const theirs = result.value;
    noteStory(theirs);
    const { open: now } = documentStore.getState();
    if (!now || theirs.current_version_id < now.version) return;
    if (theirs.current_version_id === now.version)
      documentStore.setState({ open: { ...now, story: theirs } });
    else meetStored(theirs);
    void look();
  };

  const stops = [
    newsStore.subscribe(({ news }, before) => {
      if (news !== before.news) void look();
    }),
    saveStore.subscribe(({ activity }, before) => {
      if (activity === 'idle' && before.activity !== 'idle') void look();
    }),
    documentStore.subscribe(({ open }, before) => {
      if (open?.story.id !== before.open?.story.id) void look();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** No own save is under way, and the page is still the open one. */
const isFree = (storyId: number): boolean =>
  saveStore.getState().activity === 'idle' && documentStore.getState().open?.story.id === storyId;

/** Whether the server has told of a state of the page that this window does not know. */
function isBehind(open: OpenDocument): boolean {
  // News are of the ordinary draft; what a release holds meets what is stored there when it is saved.
  if (open.story.release_id) return false;
  const { news } = newsStore.getState();
  if (news?.story !== open.story.id || !news.stored || !isFree(open.story.id)) return false;
  const { conflict } = saveStore.getState();
  const known = conflict?.id === open.story.id ? conflict : open.story;
  const { version, publishedAt } = news.stored;
  const isPublishedOtherwise = publishedAt !== (known.published ? known.published_at : null);
  return version > known.current_version_id || (version === known.current_version_id && isPublishedOtherwise);
}
