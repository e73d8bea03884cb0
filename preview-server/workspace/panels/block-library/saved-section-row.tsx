import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type FormEvent, useState } from 'react';
import type { SavedSection } from '../../base/content/saved-section.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import inputs from '../controls/input.module.css';
import { useMessages } from '../messages/messages.ts';
import { BlockPicture } from './block-picture.tsx';
import styles from './saved-sections.module.css';

type SavedSectionRowProps = {
  section: SavedSection;
  rename(name: string): Promise<void>;
  remove(): void;
};

/** A saved section: its name can be typed anew. */
export function SavedSectionRow({ section: { name, blocks }, rename, remove }: SavedSectionRowProps) {
  const say = useMessages();
  const [typed, setTyped] = useState(name);
  const isChanged = typed.trim() !== '' && typed.trim() !== name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void rename(typed);
  };
  return (
    <li className={styles.section}>
      <span className={styles.picture}>
        <BlockPicture component={blocks[0]?.component ?? ''} />
      </span>
      <form className={styles.facts} onSubmit={submit}>
        <input
          className={inputs.input}
          aria-label={say('saved.nameOf', { name })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className={styles.blocks}>
          {blocks.map(({ component }) => blockLabel(component, say.language)).join(', ')}
        </span>
      </form>
      {isChanged && (
        <Button kind="main" onPress={() => void rename(typed)}>
          {say('saved.rename')}
        </Button>
      )}
      <Button aria-label={say('saved.deleteOf', { name })} onPress={remove}>
        {say('blocks.delete')}
      </Button>
    </li>
  );
}
