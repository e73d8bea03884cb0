import { translationKey } from '../../content-space/story-shape/language-fields.ts';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import { plainText } from '../schema/block-title.ts';
import { type FormField, fieldLabel } from '../schema/definitions.ts';
import { useOpenSession } from '../session/session-store.ts';
import { useFieldValue } from '../store/document.ts';
import { FieldEditor } from './fields/field-editor.tsx';
import styles from './form.module.css';
import { formStore, useForm } from './form-store.ts';

/** The texts of a block in another language, each below its German original. */
export function TranslationPanel({ uid, fields }: { uid: string; fields: readonly FormField[] }) {
  const say = useMessages();
  const { config } = useOpenSession();
  const languages = config.languages.filter(({ code }) => code !== 'default');
  const wanted = useForm((state) => state.language);
  const language = languages.find(({ code }) => code === wanted) ?? languages[0];
  if (!language) return <p>{say('translation.none')}</p>;
  return (
    <>
      <Select
        layout="inline"
        label={say('translation.language')}
        value={language.code}
        options={languages.map(({ code, label }) => ({ value: code, label }))}
        onChange={(code) => formStore.setState({ language: code })}
      />
      {fields.map((field) => (
        <div key={`${field.name} ${language.code}`} className={styles.translation}>
          <Original uid={uid} field={field} />
          <FieldEditor uid={uid} field={field} name={translationKey(field.name, language.code)} />
        </div>
      ))}
    </>
  );
}

function Original({ uid, field }: { uid: string; field: FormField }) {
  const say = useMessages();
  const text = plainText(useFieldValue(uid, field.name)).trim();
  return (
    <p className={styles.original} lang="de" title={say('translation.original', { name: fieldLabel(field) })}>
      {text || say('translation.emptyOriginal')}
    </p>
  );
}
