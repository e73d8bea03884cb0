import { useId } from 'react';
import { definitionOf } from '../../base/schema/definitions.ts';
import { fieldLabel } from '../../base/schema/labels.ts';
import type { PageText } from '../../base/translation/page-texts.ts';
import { OriginalBeside } from '../form/field/field-shell.tsx';
import { FieldEditor } from '../form/fields/field-editor.tsx';
import { useMessages } from '../messages/messages.ts';
import { TextActions } from '../translation-state/text-state.tsx';
import { PictureWordsField } from './picture-words-field.tsx';
import { SourceSide } from './source-side.tsx';
import styles from './translation.module.css';

type TextRowProps = { text: PageText; component: string; language: string };

/** A text on the left, its translation on the right. */
export function TextRow({ text, component, language }: TextRowProps) {
  const say = useMessages();
  const id = useId();
  const { uid, field: fieldName, picture } = text.text;
  const field = definitionOf(component)?.fields.find(({ name }) => name === fieldName);
  if (!field) return null;
  return (
    <div className={styles.row} data-text={text.name} data-state={text.state}>
      <SourceSide text={text} id={id} />
      <div className={styles.written}>
        {picture ? (
          <PictureWordsField {...{ uid, field, picture, language }} name={text.name} originalId={id} />
        ) : (
          <OriginalBeside value={id}>
            <FieldEditor key={text.name} uid={uid} field={field} name={text.name} />
          </OriginalBeside>
        )}
        <TextActions text={text} language={language} name={fieldLabel(field, say.language)} />
      </div>
    </div>
  );
}
