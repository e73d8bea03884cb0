import { closeDialog, type DialogProps } from '../../../store/dialog-store.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useMessages } from '../../messages/messages.ts';
import { AnchorForm } from './anchor-form.tsx';
import { ColourForm } from './colour-form.tsx';
import { LinkForm } from './link-form.tsx';
import type { MarkFormProps } from './mark-form.ts';
import styles from './rich-text.module.css';

/** The form of a mark, for words of a text that is written upon the page. */
export function TextMarkDialog({ mark, attrs, showsNewTab, choose }: DialogProps['text-mark']) {
  const say = useMessages();
  const form: MarkFormProps = {
    attrs,
    choose: (chosen, words) => {
      closeDialog();
      choose({ kind: 'mark', mark, attrs: chosen, words });
    },
  };
  return (
    <Dialog title={say(`richText.${mark}`)} onClose={closeDialog}>
      <div className={mark === 'link' || mark === 'anchor' ? styles.markForm : styles.swatches}>
        {mark === 'link' && <LinkForm {...form} showsNewTab={showsNewTab} />}
        {mark === 'anchor' && <AnchorForm {...form} />}
        {(mark === 'textStyle' || mark === 'highlight') && <ColourForm {...form} mark={mark} />}
      </div>
    </Dialog>
  );
}
