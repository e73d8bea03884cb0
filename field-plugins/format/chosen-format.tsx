import { fullFormatName } from '@blattwerk/schemas/shop/sizes/format-names.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import { type ReactNode, useContext } from 'react';
import { LanguageContext } from '../messages/messages.ts';
import styles from './format.module.css';
import { commonScale } from './scaled-formats.ts';
import { Sheet } from './sheet.tsx';

type ChosenFormatProps = {
  /** `148x105`. */
  format: string;
  note?: string | undefined;
  isMissing?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
};

const room = 64;

/** One size, drawn and named. */
export function ChosenFormat({ format: text, note, isMissing = false, children }: ChosenFormatProps) {
  const language = useContext(LanguageContext);
  const format = parseFormat(text);
  return (
    <div className={styles.chosen}>
      <span className={styles.ground}>
        {format && <Sheet {...format} scale={commonScale([format], room)} isMissing={isMissing} />}
      </span>
      <div>
        <p>{format ? fullFormatName(format, language) : text}</p>
        {note && <small>{note}</small>}
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </div>
  );
}
