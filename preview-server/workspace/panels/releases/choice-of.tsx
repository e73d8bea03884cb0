import { useDeferredValue, useState } from 'react';
import type { ReplacementKind } from '../../base/api/replacements-api.ts';
import { useReplacementChoices } from '../../store/server/replacements.ts';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import { pageCount } from '../planning/release-words.ts';
import styles from './releases.module.css';

export type Chosen = { value: string; name: string };

type ChoiceOfProps = {
  kind: ReplacementKind;
  /** What is replaced; undefined where that is chosen. */
  of: string | undefined;
  label: string;
  chosen: Chosen | undefined;
  onChoose(chosen: Chosen): void;
};

/** A product, theme or picture, found by its name. */
export function ChoiceOf({ kind, of, label, chosen, onChoose }: ChoiceOfProps) {
  const say = useMessages();
  const [search, setSearch] = useState('');
  const { data = [], isPending } = useReplacementChoices(kind, of, useDeferredValue(search), true);
  return (
    <section className={styles.section} aria-label={label}>
      <TextBox label={label} value={search} onChange={setSearch} help={say('replace.search')} />
      {!isPending && data.length === 0 && <p role="status">{say('replace.noChoice')}</p>}
      <ul className={styles.found}>
        {data.map((choice) => (
          <li key={choice.value}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={choice.value === chosen?.value}
              onClick={() => onChoose(choice)}
            >
              <span className={styles.name}>{choice.name}</span>
              <span className={styles.when}>
                {choice.pages === undefined ? choice.value : pageCount(say, choice.pages)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
