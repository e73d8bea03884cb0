import { languageName } from '../../base/schema/place-names.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './asset-details.module.css';
import type { Description } from './use-descriptions.ts';

type AlternativeTextFieldsProps = {
  description: Description;
  onChange(texts: Partial<Pick<Description, 'alt' | 'alts'>>): void;
};

/** What a picture shows, in German and, folded away, in every other language. */
export function AlternativeTextFields({ description: { alt, alts }, onChange }: AlternativeTextFieldsProps) {
  const say = useMessages();
  const others = useOpenSession().config.languages.filter(({ code }) => code !== 'default');
  const written = others.filter(({ code }) => alts[code]?.trim()).length;
  return (
    <>
      <TextBox label={say('asset.alt')} value={alt} onChange={(text) => onChange({ alt: text })} />
      <details className={styles.languages}>
        <summary>{say('asset.altLanguages', { written, all: others.length })}</summary>
        {others.map((language) => (
          <TextBox
            key={language.code}
            label={languageName(language, say.language)}
            value={alts[language.code] ?? ''}
            onChange={(text) => onChange({ alts: { ...alts, [language.code]: text } })}
          />
        ))}
      </details>
    </>
  );
}
