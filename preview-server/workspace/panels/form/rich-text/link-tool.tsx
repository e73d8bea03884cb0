import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../controls/icon-button.tsx';
import popovers from '../../controls/popover.module.css';
import { useMessages } from '../../messages/messages.ts';
import { LinkEditor } from '../links/link-editor.tsx';
import {
  emptyLink,
  isEmptyLink,
  isSafeAddress,
  linkTypes,
  readLinkMark,
  writeLinkMark,
} from '../links/link-value.ts';
import styles from './rich-text.module.css';

/** Sets, changes and removes the link of the selected words. */
export function LinkTool({ editor, showsNewTab }: { editor: Editor; showsNewTab: boolean }) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState(emptyLink);
  const isLinked = useEditorState({ editor, selector: () => editor.isActive('link') });
  const isUsable = !isEmptyLink(link) && (link.type !== 'url' || isSafeAddress(link.url));
  const open = (opens: boolean) => {
    if (opens) setLink(editor.isActive('link') ? readLinkMark(editor.getAttributes('link')) : emptyLink);
    setOpen(opens);
  };
  const apply = () => {
    const attributes = writeLinkMark(link, editor.getAttributes('link'));
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isLinked)
      chain
        .insertContent({
          type: 'text',
          text: link.email || link.url,
          marks: [{ type: 'link', attrs: attributes }],
        })
        .run();
    else chain.setMark('link', attributes).run();
    setOpen(false);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <IconButton label={say('richText.link')}>
        <LinkIcon size={15} aria-hidden />
      </IconButton>
      <Popover className={popovers.popover ?? ''}>
        <Dialog aria-label={say('richText.link')} className={styles.linkForm ?? ''}>
          <LinkEditor
            link={link}
            types={linkTypes}
            showsAnchor
            showsNewTab={showsNewTab}
            onChange={setLink}
          />
          <div className={styles.linkActions}>
            {isLinked && (
              <Button
                onPress={() => {
                  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
                  setOpen(false);
                }}
              >
                {say('link.remove')}
              </Button>
            )}
            <Button kind="main" isDisabled={!isUsable} onPress={apply}>
              {say('action.apply')}
            </Button>
          </div>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
