import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { openDialog } from '../../store/dialog-store.ts';
import { saveStore, useSaving } from '../../store/saving-store.ts';
import { useConsequences } from '../../store/server/consequences.ts';
import { useMessages } from '../messages/messages.ts';

/** After a page came into the shop: which pages lead to it now, and which list it. */
export function PublishedNotice() {
  const isNew = useSaving((state) => state.isNewInShop);
  return isNew ? <Reach /> : null;
}

function Reach() {
  const say = useMessages();
  const consequences = useConsequences();
  if (!consequences) return null;
  const { subject, linking, listings } = consequences;
  if (linking.live === 0 && listings.length === 0) return null;
  const names = listings.map(({ name }) => name).join(', ');
  const sentences = [
    ...(linking.live > 0
      ? [say(linking.live === 1 ? 'published.linkedOnce' : 'published.linked', { count: linking.live })]
      : []),
    ...(listings.length > 0 ? [say('published.listed', { names })] : []),
  ];
  const close = () => saveStore.setState({ isNewInShop: false });
  return (
    <Notice
      actions={[
        ...(linking.live > 0
          ? [
              {
                label: say('published.show'),
                run: () => openDialog('usage', { subjects: [subject] }),
              },
            ]
          : []),
        { label: say('action.close'), run: close },
      ]}
    >
      {[say('published.now'), ...sentences].join(' ')}
    </Notice>
  );
}
