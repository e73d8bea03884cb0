import { translationKey } from '../../../content-space/story-shape/language-fields.ts';
import type { FormField } from '../../base/schema/definitions.ts';
import { languageName } from '../../base/schema/place-names.ts';
import { formStore, useForm } from '../../store/form-store.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import { FieldEditor } from './fields/field-editor.tsx';

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
        options={languages.map((each) => ({ value: each.code, label: languageName(each, say.language) }))}
        onChange={(code) => formStore.setState({ language: code })}
      />
      {fields.map((field) => (
        <FieldEditor
          key={`${field.name} ${language.code}`}
          uid={uid}
          field={field}
          name={translationKey(field.name, language.code)}
        />
      ))}
    </>
  );
}
