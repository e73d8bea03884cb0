import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './added.module.css';
import type { Adding } from './use-add-to-basket.tsx';

/** What stands above a button may be taller than a phone's window, or go away and leave it below what stays in sight. */
function intoView(said: HTMLElement | null): void {
  said?.scrollIntoView({ block: 'nearest' });
}

/** Says below a button what became of it, and leads on to the basket. */
export function Added({ adding }: { adding: Adding }) {
  const t = useLateMessages();
  const { urls } = usePage();
  return (
    <div className={styles.said} data-kind={adding.kind} role="status">
      {(adding.kind === 'done' || adding.kind === 'refused') && (
        <p key={adding.kind} ref={intoView}>
          {adding.text}{' '}
          {adding.kind === 'done' && <a href={urls.to(t('path.cart'))}>{t('basket.toBasket')}</a>}
        </p>
      )}
    </div>
  );
}
