import { useState } from 'react';
import { hasRichText } from '../../../page/story/plain-text.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { ActionLink } from '../../components/link/action-link.tsx';
import { StoryLink } from '../../components/link/story-link.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './usp-item.module.css';

/** One advantage: with an explanation it opens a dialog, otherwise it is a link or a plain sentence. */
export function UspItem({ blok }: BlockProps<'usp_item'>) {
  const mark = marksOf(blok);
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const label = (
    <>
      <Icon name="check" size={18} />
      <span {...mark.title}>{blok.title}</span>
    </>
  );
  if (!hasRichText(blok.text)) {
    return (
      <div {...editable(blok)}>
        <StoryLink className={styles.item} link={blok.url} mark={mark.url}>
          {label}
        </StoryLink>
      </div>
    );
  }
  return (
    <div {...editable(blok)}>
      <button aria-haspopup="dialog" className={styles.item} onClick={() => setIsOpen(true)} type="button">
        {label}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={blok.title}>
        <RichText document={blok.text} mark={mark.text} />
        <p className={styles.action}>
          <ActionLink link={blok.url} mark={mark.url} text={t('usp.more')} />
        </p>
      </Dialog>
    </div>
  );
}
