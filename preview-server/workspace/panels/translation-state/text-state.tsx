import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { confirmTranslations, copySource } from '../../actions/translation/translate-text.ts';
import { isOpenText, type PageText } from '../../base/translation/page-texts.ts';
import { useDocument } from '../../store/page/document.ts';
import { type MessageKey, useMessages } from '../messages/messages.ts';
import styles from './text-state.module.css';

/** How a translation stands, in a word. */
export function StateMark({ text }: { text: PageText }) {
  const say = useMessages();
  return (
    <span
      className={styles.mark}
      data-state={isOpenText(text) || text.state === 'current' ? text.state : 'optional'}
    >
      {say(stateWord(text))}
    </span>
  );
}

function stateWord(text: PageText): MessageKey {
  if (text.state === 'current') return 'translate.current';
  if (text.doubt?.kind === 'copied') return 'translate.copied';
  if (text.state === 'older') return 'translate.older';
  return isOpenText(text) ? 'translate.missing' : 'translate.optional';
}

type TextActionsProps = {
  text: PageText;
  language: string;
  /** What the text is called, to tell buttons apart that say the same. */
  name: string;
};

/** What can be done about a translation that is not done. */
export function TextActions({ text, language, name }: TextActionsProps) {
  const say = useMessages();
  // What stands in a release is told of the ordinary draft once it is live.
  const isRelease = useDocument(({ story }) => story.release_id) != null;
  if (text.state === 'current' || text.state === undefined) return null;
  return (
    <span className={styles.actions}>
      {text.doubt ? (
        isRelease ? null : (
          <Button
            kind="link"
            aria-label={`${say(confirmWord(text))}: ${name}`}
            onPress={() => void confirmTranslations([text], language)}
          >
            {say(confirmWord(text))}
          </Button>
        )
      ) : (
        <Button
          kind="link"
          aria-label={`${say('translate.copy')}: ${name}`}
          onPress={() => copySource(text, language)}
        >
          {say('translate.copy')}
        </Button>
      )}
    </span>
  );
}

const confirmWord = ({ doubt }: PageText): MessageKey =>
  doubt?.kind === 'copied' ? 'translate.rightSo' : 'translate.stillRight';
