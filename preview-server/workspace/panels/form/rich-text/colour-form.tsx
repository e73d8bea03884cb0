import { Button as TextButton } from '@blattwerk/field-plugins/look/button.tsx';
import { Button } from 'react-aria-components';
import { type MessageKey, useMessages } from '../../messages/messages.ts';
import type { MarkFormProps } from './mark-form.ts';
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

/** Colours for words, or for the ground behind them. */
export function ColourForm({
  mark,
  choose,
}: Pick<MarkFormProps, 'choose'> & { mark: 'textStyle' | 'highlight' }) {
  const say = useMessages();
  return (
    <>
      {colours[mark].map(({ value, label }) => (
        <Button
          key={value}
          aria-label={say(label)}
          className={styles.swatch ?? ''}
          style={{ background: value }}
          onPress={() => choose({ color: value }, '')}
        />
      ))}
      <TextButton kind="link" onPress={() => choose(null, '')}>
        {say('colour.none')}
      </TextButton>
    </>
  );
}
