import { defaultRobots, type Robots } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { showEverything } from '../../store/findings-store.ts';
import { documentStore, writeField } from '../../store/page/document.ts';
import { saveStore } from '../../store/saving-store.ts';
import { noteStory } from '../../store/server/queries.ts';
import { requireSession } from '../../store/session-store.ts';
import { saveIfNeeded } from './save-draft.ts';

/** Stores the open page, then makes it public; a draft of a release goes live with that.   Refusals open the list of what stands in the way. */
export async function publishPage(): Promise<boolean> {
  const release = documentStore.getState().open?.story.release_id;
  if (release) {
    if (await saveIfNeeded()) openDialog('releases', { release });
    return false;
  }
  showEverything();
  if (!(await saveIfNeeded())) return false;
  const isNew = documentStore.getState().open?.story.published === false;
  const isPublic = await change('publishStory');
  if (isPublic) saveStore.setState({ isNewInShop: isNew, isHiddenFromSearch: isNew && isHiddenFromSearch() });
  return isPublic;
}

/** Lets search engines find the open page from now on. */
export async function letSearchEnginesFind(): Promise<boolean> {
  const { open } = documentStore.getState();
  saveStore.setState({ isHiddenFromSearch: false });
  if (!open) return false;
  const found: Robots = 'index,follow';
  writeField(open.content._uid, 'robots', found);
  return publishPage();
}

function isHiddenFromSearch(): boolean {
  const { open } = documentStore.getState();
  if (open?.content.component !== 'page') return false;
  const { robots = defaultRobots } = open.content;
  return typeof robots === 'string' && robots.startsWith('noindex');
}

/** Takes the open page off the shop; the draft stays. */
export const unpublishPage = (): Promise<boolean> => change('unpublishStory');

async function change(action: 'publishStory' | 'unpublishStory'): Promise<boolean> {
  const { open } = documentStore.getState();
  if (!open || saveStore.getState().activity !== 'idle') return false;
  saveStore.setState({ activity: 'publishing', error: undefined });
  const result = await requireSession().api[action](open.story.id);
  saveStore.setState({ activity: 'idle' });
  if (!result.ok) {
    if (result.error.kind === 'refused') openDialog('refusal', { findings: result.error.findings });
    else saveStore.setState({ error: result.error });
    return false;
  }
  const story = result.value;
  noteStory(story);
  documentStore.setState((state) =>
    state.open?.story.id === story.id
      ? { open: { ...state.open, story, version: story.current_version_id } }
      : state,
  );
  return true;
}
