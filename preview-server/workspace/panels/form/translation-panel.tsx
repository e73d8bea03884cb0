import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { translationKey } from '../../../content-space/story-shape/language-fields.ts';
import { translatePage } from '../../actions/translation/translation-desk.ts';
import type { FormField } from '../../base/schema/definitions.ts';
import { fieldLabel } from '../../base/schema/labels.ts';
import { languageName } from '../../base/schema/place-names.ts';
import { isOpenText, type PageText, textsInLanguage } from '../../base/translation/page-texts.ts';
import { formStore, useForm } from '../../store/form-store.ts';
import { usePageTexts } from '../../store/server/translations.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { Select } from '../controls/select.tsx';
import { useMessages } from '../messages/messages.ts';
import { StateMark, TextActions } from '../translation-state/text-state.tsx';
import { FieldEditor } from './fields/field-editor.tsx';
import styles from './form.module.css';

/** The texts of a block in another language, each below its German original, and how each stands. */
export function TranslationPanel({ uid, fields }: { uid: string; fields: readonly FormField[] }) {
  const say = useMessages();
  const { config } = useOpenSession();
  const { page } = usePageTexts();
  const languages = config.languages.filter(({ code }) => code !== 'default');
  const wanted = useForm((state) => state.language);
  const language = languages.find(({ code }) => code === wanted) ?? languages[0];
  if (!language) return <p>{say('translation.none')}</p>;
  const textsOf = (code: string): PageText[] =>
    page
      ? textsInLanguage(page.texts, page.doubts, code).filter(
          ({ text }) => text.uid === uid && text.picture === undefined,
        )
      : [];
  const texts = textsOf(language.code);
  const labelOf = (each: (typeof languages)[number]): string => {
    const open = textsOf(each.code).filter(isOpenText).length;
    const name = languageName(each, say.language);
    return open === 0 ? name : `${name} · ${say('translate.manyOpen', { count: open })}`;
  };
  return (
    <>
      <div className={styles.languageLine}>
        <Select
          layout="inline"
          label={say('translation.language')}
          value={language.code}
          options={languages.map((each) => ({ value: each.code, label: labelOf(each) }))}
          onChange={(code) => formStore.setState({ language: code })}
        />
        <Button kind="link" onPress={() => translatePage(language.code)}>
          {say('translate.open')}
        </Button>
      </div>
      {fields.map((field) => {
        const name = translationKey(field.name, language.code);
        const text = texts.find((each) => each.name === name);
        return (
          <div key={name} className={styles.translation}>
            <FieldEditor uid={uid} field={field} name={name} />
            {text && isOpenText(text) && (
              <span className={styles.translationState}>
                <StateMark text={text} />
                <TextActions text={text} language={language.code} name={fieldLabel(field, say.language)} />
              </span>
            )}
          </div>
        );
      })}
    </>
  );
}
