import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { letSearchEnginesFind } from '../../actions/saving/publish.ts';
import { saveStore, useSaving } from '../../store/saving-store.ts';
import { useMessages } from '../messages/messages.ts';

/** After a page became public that search engines leave out, as they do with new ones. */
export function HiddenFromSearchNotice() {
  const say = useMessages();
  const isHidden = useSaving((state) => state.isHiddenFromSearch);
  if (!isHidden) return null;
  return (
    <Notice
      tone="warning"
      actions={[
        { label: say('search.letFind'), run: () => void letSearchEnginesFind() },
        { label: say('search.keepHidden'), run: () => saveStore.setState({ isHiddenFromSearch: false }) },
      ]}
    >
      {say('search.hidden')}
    </Notice>
  );
}
