import { useEffect, useId, useRef, useState } from 'react';
import styles from './preview.module.css';
import { TurnView, type TurnViewProps } from './turn-view.tsx';

export type PreviewDialogProps = TurnViewProps & { onClose(): void };

type Way = 'turn';

/** The customer's own design as it will lie in a hand. */
export function PreviewDialog({ onClose, ...props }: PreviewDialogProps) {
  const { sayPreview } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [way, setWay] = useState<Way>('turn');
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const ways: Way[] = ['turn'];
  return (
    <dialog aria-labelledby={titleId} className={styles.dialog} onClose={onClose} ref={dialog}>
      <div className={styles.head}>
        <h2 id={titleId}>{sayPreview('title')}</h2>
        {ways.length > 1 && (
          <fieldset aria-label={sayPreview('ways')} className={styles.choice}>
            {ways.map((one) => (
              <button aria-pressed={one === way} key={one} onClick={() => setWay(one)} type="button">
                {sayPreview(one)}
              </button>
            ))}
          </fieldset>
        )}
        <button
          aria-label={sayPreview('close')}
          className={styles.tool}
          onClick={() => dialog.current?.close()}
          type="button"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {way === 'turn' && <TurnView {...props} />}
    </dialog>
  );
}
