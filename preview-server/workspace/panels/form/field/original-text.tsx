import { plainText } from '../../../base/schema/block-title.ts';
import { type FormField, fieldLabel } from '../../../base/schema/definitions.ts';
import { useFieldValue } from '../../../store/page/document.ts';
import { useMessages } from '../../messages/messages.ts';
import styles from './field-shell.module.css';

/** The German text that a translation stands for. */
export function OriginalText({ uid, field }: { uid: string; field: FormField }) {
  const say = useMessages();
  const text = plainText(useFieldValue(uid, field.name)).trim();
  return (
    <p className={styles.original} lang="de" title={say('translation.original', { name: fieldLabel(field) })}>
      {text || say('translation.emptyOriginal')}
    </p>
  );
}
