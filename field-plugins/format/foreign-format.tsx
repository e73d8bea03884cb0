import { fullFormatName } from '@blattwerk/schemas/shop/sizes/format-names.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { useContext } from 'react';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import { LanguageContext } from '../messages/messages.ts';
import styles from './format.module.css';
import { useFormatMessages } from './format-messages.ts';
import { nearestFormat } from './scaled-formats.ts';

type ForeignFormatProps = {
  /** What is stored, and not made. */
  format: string;
  offered: readonly string[];
  isReadOnly: boolean;
  replace(format: string | undefined): void;
};

/** Says that the product has no such format, and offers the one nearest to it. */
export function ForeignFormat({ format: text, offered, isReadOnly, replace }: ForeignFormatProps) {
  const say = useFormatMessages();
  const language = useContext(LanguageContext);
  const nameOf = (size: string) => {
    const format = parseFormat(size);
    return format ? fullFormatName(format, language) : size;
  };
  const format = parseFormat(text);
  const nearest = format && nearestFormat(format, offered);
  return (
    <Notice tone="warning">
      {say('foreign', { format: nameOf(text) })}
      {!isReadOnly && (
        <span className={styles.ways}>
          {nearest && (
            <Button onPress={() => replace(nearest)}>{say('replace', { format: nameOf(nearest) })}</Button>
          )}
          <Button kind="link" onPress={() => replace(undefined)}>
            {say(nearest ? 'remove' : 'emptyField')}
          </Button>
        </span>
      )}
    </Notice>
  );
}
