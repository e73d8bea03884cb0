import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { openStory } from '../../actions/opening/open-story.ts';
import { useLivePages } from '../../store/server/live-pages.ts';
import { useSettings } from '../../store/settings-store.ts';
import dialogs from '../controls/dialog.module.css';
import popovers from '../controls/popover.module.css';
import { useMessages } from '../messages/messages.ts';
import styles from './findings.module.css';

/** Pages that shoppers see and that the catalogue has left behind; nothing while there are none. */
export function LivePagesNotice() {
  const say = useMessages();
  const language = useSettings((settings) => settings.language);
  const [isOpen, setOpen] = useState(false);
  const { data } = useLivePages();
  const broken = data?.broken ?? [];
  const open = (id: number) => {
    setOpen(false);
    void openStory(id);
  };
  return (
    <span role="status">
      {broken.length > 0 && (
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Button kind="plain">
            <span data-tone="error">
              {say(broken.length === 1 ? 'livePages.one' : 'livePages.many', { count: broken.length })}
            </span>
          </Button>
          <Popover className={popovers.popover ?? ''} placement="top start">
            <Dialog aria-label={say('livePages.title')} className={dialogs.dialog ?? ''}>
              <ul className={styles.pages}>
                {broken.map(({ id, name, fullSlug, findings }) => (
                  <li key={id}>
                    <Button kind="link" onPress={() => open(id)}>
                      {name}
                    </Button>
                    <span className={styles.where}>{fullSlug}</span>
                    {findings.map(({ code, uid, field, message }) => (
                      <p key={`${code} ${uid} ${field} ${message.en}`}>{message[language]}</p>
                    ))}
                  </li>
                ))}
              </ul>
            </Dialog>
          </Popover>
        </DialogTrigger>
      )}
    </span>
  );
}
