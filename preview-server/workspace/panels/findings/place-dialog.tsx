import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Finding } from '@blattwerk/schemas/rules/model/finding.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { useMay } from '../../store/session-store.ts';
import { useMessages } from '../messages/messages.ts';

/** Findings about where a page stands, and the dialog in which that is changed. */
const dialogs: Readonly<Record<string, 'rename-story' | 'move-story'>> = {
  invalid_slug: 'rename-story',
  unusual_slug: 'rename-story',
  missing_folder: 'move-story',
};

export const isAboutPlace = ({ code }: Finding): boolean => dialogs[code] !== undefined;

/** Opens that dialog for the open page, where the editor may change its place. */
export function PlaceDialogButton({ finding }: { finding: Finding }) {
  const say = useMessages();
  const story = useDocument((document) => document.story);
  const mayChangeLive = useMay('change-live');
  const dialog = dialogs[finding.code];
  if (!dialog || !story || (story.published && !mayChangeLive)) return null;
  return (
    <Button onPress={() => openDialog(dialog, { story })}>
      {say(dialog === 'rename-story' ? 'stories.rename' : 'stories.move')}
    </Button>
  );
}
