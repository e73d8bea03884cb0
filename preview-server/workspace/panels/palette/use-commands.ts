import { useMemo } from 'react';
import { areaTable, areaWindow } from '../../../areas/areas.ts';
import { askForPlan } from '../../actions/planning/plan-page.ts';
import { comparePage } from '../../actions/preview/compare-page.ts';
import { publishPage } from '../../actions/saving/publish.ts';
import { saveDraft } from '../../actions/saving/save-draft.ts';
import { folderForNew } from '../../actions/story/folder-for-new.ts';
import { translatePage } from '../../actions/translation/translation-desk.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { toggleHealth } from '../../store/health-store.ts';
import { redoEdit, undoEdit, useDocument } from '../../store/page/document.ts';
import { reloadFrame } from '../../store/preview-store.ts';
import { useAreas } from '../../store/server/areas.ts';
import { knownStories } from '../../store/server/queries.ts';
import { useMay } from '../../store/session-store.ts';
import { settingsStore } from '../../store/settings-store.ts';
import { shortcutLabel } from '../controls/shortcut-label.ts';
import { areaLabels, toolLabels } from '../messages/area-labels.ts';
import { useMessages } from '../messages/messages.ts';

export type Command = { id: string; label: string; detail: string; run(): void };

/** Commands of the palette; those for a page only while one is open. */
export function useCommands(): Command[] {
  const say = useMessages();
  const isOpen = useDocument(() => true) ?? false;
  const { areas, tools, settings } = useAreas();
  const mayPublish = useMay('publish');
  const mayArrange = useMay('arrange');
  return useMemo(() => {
    const create = (isFolder: boolean) => {
      const parent = folderForNew(knownStories());
      if (parent) openDialog('create-story', { parent, isFolder });
    };
    const publish: Command = {
      id: 'publish',
      label: say('action.publish'),
      detail: '',
      run: () => void publishPage(),
    };
    const plan: Command = { id: 'plan', label: say('plan.open'), detail: '', run: () => void askForPlan() };
    const opened: Command[] = [...tools, ...settings].map((id) => ({
      id,
      label: say(toolLabels[id]),
      detail: '',
      run: () => openDialog(id, {}),
    }));
    const desks: Command[] = areas
      .filter((id) => id !== 'workspace')
      .map((id) => ({
        id,
        label: say(areaLabels[id]),
        detail: say('area.menu'),
        run: () => void window.open(areaTable[id].path, areaWindow(id)),
      }));
    const onPage: Command[] = [
      { id: 'save', label: say('action.save'), detail: shortcutLabel(say, 'S'), run: () => void saveDraft() },
      ...(mayPublish ? [publish, plan] : []),
      { id: 'undo', label: say('action.undo'), detail: shortcutLabel(say, 'Z'), run: undoEdit },
      { id: 'redo', label: say('action.redo'), detail: shortcutLabel(say, '⇧Z'), run: redoEdit },
      {
        id: 'versions',
        label: say('versions.title'),
        detail: '',
        run: () => openDialog('versions', {}),
      },
      { id: 'comments', label: say('comments.title'), detail: '', run: () => openDialog('comments', {}) },
      { id: 'review', label: say('review.ask'), detail: '', run: () => openDialog('review', {}) },
      { id: 'share', label: say('share.title'), detail: '', run: () => openDialog('share', {}) },
      { id: 'compare', label: say('matrix.open'), detail: '', run: comparePage },
      { id: 'health', label: say('check.open'), detail: '', run: toggleHealth },
      { id: 'translate', label: say('translate.open'), detail: '', run: () => translatePage() },
      { id: 'reload', label: say('preview.reload'), detail: '', run: reloadFrame },
    ];
    return [
      ...(isOpen ? onPage : []),
      { id: 'page', label: say('stories.newPage'), detail: '', run: () => create(false) },
      ...(mayArrange
        ? [{ id: 'folder', label: say('stories.newFolder'), detail: '', run: () => create(true) }]
        : []),
      ...opened,
      ...desks,
      {
        id: 'language',
        label: say('palette.language'),
        detail: '',
        run: () => settingsStore.setState(({ language }) => ({ language: language === 'de' ? 'en' : 'de' })),
      },
    ];
  }, [say, isOpen, areas, tools, settings, mayPublish, mayArrange]);
}
