import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { replaceContent } from '../../base/content/edits.ts';
import { edit } from '../../store/page/document.ts';
import { backToDraft, useViewing } from '../../store/viewing-store.ts';
import { useMessages } from '../messages/messages.ts';

/** Says that the preview shows another version than the form. */
export function ViewingNotice() {
  const say = useMessages();
  const viewing = useViewing();
  if (!viewing) return null;
  const restore = () => {
    edit(() => replaceContent(viewing.content));
    backToDraft();
  };
  return (
    <Notice
      actions={[
        { label: say('versions.restore'), run: restore },
        { label: say('versions.back'), run: backToDraft },
      ]}
    >
      {say('versions.viewing', { title: viewing.title })}
    </Notice>
  );
}
