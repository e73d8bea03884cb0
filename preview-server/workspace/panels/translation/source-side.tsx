import { markedWords } from '../../base/marked-words/marked-words.ts';
import { isRichText, wordsOf, wordsOfRichText } from '../../base/marked-words/words-of.ts';
import type { PageText } from '../../base/translation/page-texts.ts';
import { MarkedPassages } from '../comparison/marked-passages.tsx';
import { useMessages } from '../messages/messages.ts';
import { StateMark } from '../translation-state/text-state.tsx';
import { SourceText } from './source-text.tsx';
import styles from './translation.module.css';

/** What is translated, and what of it has changed since it was. */
export function SourceSide({ text, id }: { text: PageText; id: string }) {
  const say = useMessages();
  const { doubt, state } = text;
  return (
    <div className={styles.source}>
      <p className={styles.caption}>
        <span>{say('translate.german')}</span>
        <StateMark text={text} />
      </p>
      <div id={id} className={styles.original} lang="de">
        <SourceText value={text.text.source} />
      </div>
      {state === 'older' && doubt && (
        <details className={styles.change} open>
          <summary>{say('translate.whatChanged')}</summary>
          <p className={styles.changed} lang="de">
            <MarkedPassages passages={markedWords(words(doubt.source), words(text.text.source))} />
          </p>
        </details>
      )}
    </div>
  );
}

const words = (value: unknown) =>
  isRichText(value) ? wordsOfRichText(value) : wordsOf(typeof value === 'string' ? value : '');
