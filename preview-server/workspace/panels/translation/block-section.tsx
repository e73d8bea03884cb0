import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isDue } from '../../../content-space/story-shape/translation/translation-state.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { blockTitle } from '../../base/schema/block-title.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import { type BlockTexts, isOpenText, type PageText } from '../../base/translation/page-texts.ts';
import { useForm } from '../../store/form-store.ts';
import { selectBlock, useDocument } from '../../store/page/document.ts';
import { useMessages } from '../messages/messages.ts';
import { TextRow } from './text-row.tsx';
import styles from './translation.module.css';

/** Height of a text that was never drawn, so that the bar beside the list tells how long the page is. */
const rowHeight = 104;

type BlockSectionProps = {
  block: BlockTexts;
  language: string;
  scroller: RefObject<HTMLDivElement | null>;
};

/** The texts of one block. They are drawn as soon as they come near, since a page may have hundreds with an editor each. */
export function BlockSection({ block: { uid, texts }, language, scroller }: BlockSectionProps) {
  const say = useMessages();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const isWanted = useForm(({ wanted }) => wanted?.uid === uid);
  const isSelected = useDocument((open) => open.selected === uid) ?? false;
  const component = useDocument(({ index }) => index.get(uid)?.component) ?? '';
  const isPage = useDocument(({ index }) => index.get(uid)?.parent === undefined) ?? false;
  const storyName = useDocument(({ story }) => story.name) ?? '';
  const title = useDocument((open) => {
    const block = blockOf(open.content, open.index, uid);
    return block && !isPage ? blockTitle(block, say.language) : '';
  });
  useEffect(() => {
    const { current } = section;
    if (isNear || !current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { root: scroller.current, rootMargin: '800px 0px' },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [isNear, scroller]);
  useEffect(() => {
    if (isWanted) setNear(true);
  }, [isWanted]);
  const open = texts.filter(isOpenText).length;
  const due = texts.filter(({ text }) => isDue(text));
  const optional = texts.filter(({ text }) => !isDue(text));
  const row = (text: PageText) => (
    <TextRow key={text.name} text={text} component={component} language={language} />
  );
  return (
    <section
      ref={section}
      className={styles.section}
      aria-labelledby={headingId}
      data-block={uid}
      data-selected={isSelected}
      onFocus={() => selectBlock(uid)}
    >
      <h3 id={headingId} className={styles.blockName}>
        <Button kind="plain" onPress={() => selectBlock(uid)}>
          {blockLabel(component, say.language)}
          <span className={styles.blockTitle}>{isPage ? storyName : title}</span>
        </Button>
        {open > 0 && <span className={styles.openCount}>{say('translate.manyOpen', { count: open })}</span>}
      </h3>
      {isNear || isWanted ? (
        <>
          {due.map(row)}
          {optional.length > 0 && (
            <details className={styles.optional}>
              <summary>{say('translate.pictureTitles', { count: optional.length })}</summary>
              <div className={styles.optionalRows}>{optional.map(row)}</div>
            </details>
          )}
        </>
      ) : (
        <div style={{ height: due.length * rowHeight }} />
      )}
    </section>
  );
}
