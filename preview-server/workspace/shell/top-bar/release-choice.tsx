import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { ChevronDown, Layers } from 'lucide-react';
import { openDraft } from '../../actions/opening/open-story.ts';
import { takeIn } from '../../actions/releases/change-release.ts';
import { saveIfNeeded } from '../../actions/saving/save-draft.ts';
import { type MenuAction, MenuButton } from '../../panels/controls/menu-button.tsx';
import { useMessages } from '../../panels/messages/messages.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { saveStore } from '../../store/saving-store.ts';
import { useOpenReleases } from '../../store/server/releases.ts';
import styles from './top-bar.module.css';

/** Which draft of the open page is edited: the ordinary one, or that of a release. */
export function ReleaseChoice() {
  const say = useMessages();
  const story = useDocument((open) => open.story);
  const { open } = useOpenReleases();
  if (!story) return null;
  const { id, name, release_id: current } = story;
  const shown = open.find((release) => release.id === current);
  const label = current
    ? say('release.chosen', { name: shown?.name ?? `${current}` })
    : say('release.ordinary');
  const comeIn = async (release: number) => {
    if (!(await saveIfNeeded())) return;
    saveStore.setState({ error: await takeIn(release, id) });
  };
  const actions: MenuAction[] = [
    {
      id: 'ordinary',
      label: say('release.ordinary'),
      isDisabled: !current,
      run: () => void openDraft(id, undefined),
    },
    ...open.map((release): MenuAction => {
      const holdsIt = release.story_ids.includes(id);
      return {
        id: `release ${release.id}`,
        label: say(holdsIt ? 'release.chosen' : 'release.takeIn', { name: release.name }),
        isDisabled: release.id === current,
        run: () => void (holdsIt ? openDraft(id, release.id) : comeIn(release.id)),
      };
    }),
    'separator',
    {
      id: 'new',
      label: say('release.newWith'),
      run: () => openDialog('new-release', { page: { id, name } }),
    },
    {
      id: 'all',
      label: say('release.all'),
      run: () => openDialog('releases', current ? { release: current } : {}),
    },
  ];
  return (
    <span className={styles.release} data-chosen={current != null}>
      <MenuButton label={say('release.choose')} actions={actions}>
        <Button kind="plain" aria-label={say('release.button', { draft: label })}>
          <Layers size={15} aria-hidden />
          <span className={styles.releaseName}>{label}</span>
          <ChevronDown size={14} aria-hidden />
        </Button>
      </MenuButton>
    </span>
  );
}
