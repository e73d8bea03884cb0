import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useMessages } from '../messages/messages.ts';
import { edit } from '../store/document.ts';
import { replaceContent } from '../store/edits/replace-content.ts';
import { backToDraft, useViewing } from './viewing-store.ts';

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
