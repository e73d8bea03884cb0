import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Editor } from '@tiptap/core';
import { Anchor } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { slugFrom } from '../../../base/stories/slug.ts';
import { IconButton } from '../../controls/icon-button.tsx';
import popovers from '../../controls/popover.module.css';
import { TextBox } from '../../controls/text-box.tsx';
import { useMessages } from '../../messages/messages.ts';
import styles from './rich-text.module.css';

/** Names the selected words, so that a link can lead right to them. */
export function AnchorTool({ editor }: { editor: Editor }) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const open = (opens: boolean) => {
    if (opens) setName(String(editor.getAttributes('anchor').id ?? ''));
    setOpen(opens);
  };
  const apply = () => {
    const id = slugFrom(name);
    const chain = editor.chain().focus().extendMarkRange('anchor');
    if (id === '') chain.unsetMark('anchor').run();
    else chain.setMark('anchor', { id }).run();
    setOpen(false);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <IconButton label={say('richText.anchor')}>
        <Anchor size={15} aria-hidden />
      </IconButton>
      <Popover className={popovers.popover ?? ''}>
        <Dialog aria-label={say('richText.anchor')} className={styles.linkForm ?? ''}>
          <TextBox
            label={say('richText.anchorName')}
            help={say('richText.anchorHelp')}
            value={name}
            onChange={setName}
          />
          <div className={styles.linkActions}>
            <Button kind="main" onPress={apply}>
              {say('action.apply')}
            </Button>
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
