import { useMemo } from 'react';
import { publishPage } from '../../actions/saving/publish.ts';
import { saveDraft } from '../../actions/saving/save-draft.ts';
import { folderForNew } from '../../actions/story/folder-for-new.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { toggleHealth } from '../../store/health-store.ts';
import { compare } from '../../store/matrix-store.ts';
import { redoEdit, undoEdit, useDocument } from '../../store/page/document.ts';
import { reloadFrame } from '../../store/preview-store.ts';
import { knownStories } from '../../store/server/queries.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { shortcutLabel } from '../controls/shortcut-label.ts';
import { useMessages } from '../messages/messages.ts';

export type Command = { id: string; label: string; detail: string; run(): void };

/** Commands of the palette; those for a page only while one is open. */
export function useCommands(): Command[] {
  const say = useMessages();
  const isOpen = useDocument(() => true) ?? false;
  return useMemo(() => {
    const create = (isFolder: boolean) => {
      const parent = folderForNew(knownStories());
      if (parent) openDialog('create-story', { parent, isFolder });
    };
    const onPage: Command[] = [
      { id: 'save', label: say('action.save'), detail: shortcutLabel(say, 'S'), run: () => void saveDraft() },
      { id: 'publish', label: say('action.publish'), detail: '', run: () => void publishPage() },
      { id: 'undo', label: say('action.undo'), detail: shortcutLabel(say, 'Z'), run: undoEdit },
      { id: 'redo', label: say('action.redo'), detail: shortcutLabel(say, '⇧Z'), run: redoEdit },
      {
        id: 'versions',
        label: say('versions.title'),
        detail: '',
        run: () => openDialog('versions', {}),
      },
      { id: 'compare', label: say('matrix.open'), detail: '', run: () => compare({}) },
      { id: 'health', label: say('check.open'), detail: '', run: toggleHealth },
      { id: 'reload', label: say('preview.reload'), detail: '', run: reloadFrame },
    ];
    return [
      ...(isOpen ? onPage : []),
      { id: 'page', label: say('stories.newPage'), detail: '', run: () => create(false) },
      { id: 'folder', label: say('stories.newFolder'), detail: '', run: () => create(true) },
      {
        id: 'webhooks',
        label: say('webhooks.title'),
        detail: '',
        run: () => openDialog('webhooks', {}),
      },
      {
        id: 'preview-addresses',
        label: say('addresses.title'),
        detail: '',
        run: () => openDialog('preview-addresses', {}),
      },
      {
        id: 'space-health',
        label: say('spaceHealth.title'),
        detail: '',
        run: () => openDialog('space-health', {}),
      },
      {
        id: 'language',
        label: say('palette.language'),
        detail: '',
        run: () => settingsStore.setState(({ language }) => ({ language: language === 'de' ? 'en' : 'de' })),
      },
    ];
  }, [say, isOpen]);
}
