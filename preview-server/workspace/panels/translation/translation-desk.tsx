import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { followLanguage } from '../../actions/translation/translation-desk.ts';
import { reasonOf } from '../../base/api/result.ts';
import {
  byBlock,
  isOpenText,
  nextOpenText,
  type PageText,
  textsInLanguage,
} from '../../base/translation/page-texts.ts';
import { formStore, useForm } from '../../store/form-store.ts';
import { useDocument } from '../../store/page/document.ts';
import { usePageTexts } from '../../store/server/translations.ts';
import { translationStore, useTranslating } from '../../store/translation-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { BlockSection } from './block-section.tsx';
import { DeskHead } from './desk-head.tsx';
import styles from './translation.module.css';
import { useBlockInView } from './use-block-in-view.ts';
import { useShownTexts } from './use-shown-texts.ts';

const noTexts: readonly PageText[] = [];

/** The open page side by side: its German texts on the left, on the right those of the language that is translated into. */
export function TranslationDesk() {
  const say = useMessages();
  const { page, languages, error, refetch, isRelease } = usePageTexts();
  const storyId = useDocument(({ story }) => story.id);
  const wanted = useForm((state) => state.language);
  const language = languages.find((each) => each === wanted) ?? languages[0];
  const wantsFirst = useTranslating((state) => state.wantsFirst);
  const notConfirmed = useTranslating((state) => state.notConfirmed);
  const scroller = useRef<HTMLDivElement>(null);
  const inLanguages = useMemo(
    () =>
      new Map(
        languages.map((each): [string, PageText[]] => [
          each,
          page ? textsInLanguage(page.texts, page.doubts, each) : [],
        ]),
      ),
    [page, languages],
  );
  const texts = inLanguages.get(language ?? '') ?? noTexts;
  const blocks = byBlock(useShownTexts(texts, `${storyId} ${language}`));
  useBlockInView(scroller, storyId !== undefined && language !== undefined && (page !== undefined || !error));
  // A finding in another language, or the bar above the preview, chooses the language, too.
  useEffect(() => {
    if (language !== undefined && storyId !== undefined) followLanguage();
  }, [language, storyId]);
  useEffect(() => {
    if (!page || storyId === undefined || wantsFirst !== storyId) return;
    translationStore.setState({ wantsFirst: undefined });
    goTo(nextOpenText(texts, undefined, 1));
  }, [wantsFirst, page, texts, storyId]);

  if (storyId === undefined) return <p className={styles.empty}>{say('form.emptyText')}</p>;
  if (error && !page)
    return (
      <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
        {errorSentence(say, reasonOf(error))}
      </Notice>
    );
  if (language === undefined) return <p className={styles.empty}>{say('translation.none')}</p>;
  const step = (by: 1 | -1) => goTo(nextOpenText(texts, placeOf(document.activeElement), by));
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Formatted text would take it for a new line.
    event.preventDefault();
    event.stopPropagation();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div className={styles.desk} onKeyDownCapture={onKey}>
      <DeskHead
        texts={texts}
        language={language}
        openIn={new Map([...inLanguages].map(([each, all]) => [each, all.filter(isOpenText).length]))}
        onStep={step}
        isRelease={isRelease}
      />
      {notConfirmed > 0 && (
        <Notice
          tone="warning"
          actions={[
            { label: say('action.close'), run: () => translationStore.setState({ notConfirmed: 0 }) },
          ]}
        >
          {say('translate.notConfirmed')}
        </Notice>
      )}
      <div ref={scroller} className={styles.blocks}>
        {!page ? (
          <Busy>{say('form.loading')}</Busy>
        ) : blocks.length === 0 ? (
          <p className={styles.empty}>
            {say(texts.length === 0 ? 'translate.nothing' : 'translate.nothingOpen')}
          </p>
        ) : (
          blocks.map((block) => (
            <BlockSection
              key={`${language} ${block.uid}`}
              block={block}
              language={language}
              scroller={scroller}
            />
          ))
        )}
      </div>
    </div>
  );
}

/** Puts the keyboard into the translation of a text; its block is shown in the preview. */
function goTo(text: PageText | undefined): void {
  if (text) formStore.setState({ wanted: { uid: text.text.uid, field: text.name } });
}

/** The text that has the keyboard. */
function placeOf(element: Element | null): { uid: string; name: string } | undefined {
  const name = element?.closest<HTMLElement>('[data-text]')?.dataset.text;
  const uid = element?.closest<HTMLElement>('[data-block]')?.dataset.block;
  return name === undefined || uid === undefined ? undefined : { uid, name };
}
