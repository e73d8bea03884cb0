import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import type { PrintFile } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { useState } from 'react';
import { reasonOf } from '../../base/api/result.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { usePagePicture } from '../../store/server/page-pictures.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import { deskErrorSentence } from './order-words.ts';
import styles from './print-pages-dialog.module.css';

/** A book's are asked for by and by. */
const atOnce = 12;

type Made = Extract<PrintFile, { state: 'made' }>;
type PrintPagesDialogProps = { number: string; file: Made };

/** The pages of a line as they go to the press, each beside its plate of metal. */
export function PrintPagesDialog({ number, file: { line, pages, foil } }: PrintPagesDialogProps) {
  const say = useMessages();
  const [shown, setShown] = useState(atOnce);
  const help = say('orders.pages.help');
  return (
    <Dialog
      title={say('orders.pages.title', { line: `${number}/${line}` })}
      size="large"
      onClose={closeDeskDialog}
    >
      <div className={styles.all}>
        <p className={styles.help}>{foil === null ? help : `${help} ${say('orders.pages.plates')}`}</p>
        <ol className={styles.pages} data-plates={foil !== null || undefined}>
          {pages.slice(0, shown).map(({ label, width, height }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are told apart by their place alone
            <li key={place}>
              <figure className={styles.page}>
                <PagePicture
                  number={number}
                  line={line}
                  page={place + 1}
                  name={say('orders.pages.picture', { page: place + 1, label })}
                />
                <figcaption>
                  {say('orders.pages.page', { page: place + 1, label })}
                  <span className={styles.size}>
                    {' '}
                    {[width, height].map((length) => length.toLocaleString(say('locale'))).join(' × ')} mm
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
        {shown < pages.length && (
          <Button onPress={() => setShown(shown + atOnce)}>
            {say('orders.pages.more', { count: pages.length - shown })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

type PagePictureProps = { number: string; line: number; page: number; name: string };

function PagePicture({ number, line, page, name }: PagePictureProps) {
  const say = useMessages();
  const { data, error, refetch } = usePagePicture(number, line, page);
  if (error)
    return (
      <Notice tone="error" actions={[{ label: say('action.retry'), run: () => void refetch() }]}>
        {deskErrorSentence(say, reasonOf(error))}
      </Notice>
    );
  if (!data) return <Busy>{say('orders.pages.loading')}</Busy>;
  return (
    <a href={data} target="_blank" rel="noreferrer">
      <img alt={name} src={data} />
    </a>
  );
}
