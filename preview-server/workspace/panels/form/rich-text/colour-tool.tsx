import { Button as TextButton } from '@blattwerk/field-plugins/look/button.tsx';
import type { Editor } from '@tiptap/core';
import { Baseline, Highlighter } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../controls/icon-button.tsx';
import popovers from '../../controls/popover.module.css';
import { type MessageKey, useMessages } from '../../messages/messages.ts';
import styles from './rich-text.module.css';

type Colour = { value: string; label: MessageKey };

/** The shop's own colours, readable on paper (text) or under ink (marker). */
const colours: Record<'textStyle' | 'highlight', readonly Colour[]> = {
  textStyle: [
    { value: '#2f4a3f', label: 'colour.leaf' },
    { value: '#8a6420', label: 'colour.gold' },
    { value: '#8c2a21', label: 'colour.red' },
    { value: '#5f5b53', label: 'colour.grey' },
  ],
  highlight: [
    { value: '#f7e8b5', label: 'colour.yellow' },
    { value: '#dfe7df', label: 'colour.leaf' },
    { value: '#eed5c9', label: 'colour.blush' },
  ],
};

/** Colours the selected words or the ground behind them. */
export function ColourTool({ editor, mark }: { editor: Editor; mark: 'textStyle' | 'highlight' }) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const label = say(`richText.${mark}`);
  const Icon = mark === 'highlight' ? Highlighter : Baseline;
  const apply = (color: string | undefined) => {
    const chain = editor.chain().focus();
    if (color === undefined) chain.unsetMark(mark).run();
    else chain.setMark(mark, { color }).run();
    setOpen(false);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton label={label}>
        <Icon size={15} aria-hidden />
      </IconButton>
      <Popover className={popovers.popover ?? ''}>
        <Dialog aria-label={label} className={styles.swatches ?? ''}>
          {colours[mark].map(({ value, label: name }) => (
            <Button
              key={value}
              aria-label={say(name)}
              className={styles.swatch ?? ''}
              style={{ background: value }}
              onPress={() => apply(value)}
            />
          ))}
          <TextButton kind="link" onPress={() => apply(undefined)}>
            {say('colour.none')}
          </TextButton>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
