import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useState } from 'react';
import { slugFrom } from '../../../base/stories/slug.ts';
import { TextBox } from '../../controls/text-box.tsx';
import { useMessages } from '../../messages/messages.ts';
import type { MarkFormProps } from './mark-form.ts';
import styles from './rich-text.module.css';

/** The name of the selected words, so that a link can lead right to them. */
export function AnchorForm({ attrs, choose }: MarkFormProps) {
  const say = useMessages();
  const [name, setName] = useState(() => String(attrs?.id ?? ''));
  const apply = () => {
    const id = slugFrom(name);
    choose(id === '' ? null : { id }, '');
  };
  return (
    <>
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
    </>
  );
}
