import { deskKeys } from '../../actions/orders/desk-keys.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './shortcuts-dialog.module.css';

/** Every key of the desk. */
export function ShortcutsDialog() {
  const say = useMessages();
  const rows = [
    ['↑ ↓', say('orders.key.arrows')],
    [say('orders.key.spaceKey'), say('orders.key.space')],
    ['Enter', say('orders.key.enter')],
    ['Esc', say('orders.key.escape')],
    [deskKeys.search, say('orders.key.search')],
    [deskKeys.print.toUpperCase(), say('orders.key.print')],
    [deskKeys.ship.toUpperCase(), say('orders.key.ship')],
    [deskKeys.cancel.toUpperCase(), say('orders.key.cancel')],
    [deskKeys.export.toUpperCase(), say('orders.key.export')],
    [deskKeys.companies.toUpperCase(), say('orders.key.companies')],
    [deskKeys.reviews.toUpperCase(), say('orders.key.reviews')],
    [deskKeys.withdrawals.toUpperCase(), say('orders.key.withdrawals')],
    [deskKeys.pressRuns.toUpperCase(), say('orders.key.pressRuns')],
    [deskKeys.shortcuts, say('orders.key.shortcuts')],
  ] as const;
  return (
    <Dialog title={say('orders.keys')} onClose={closeDeskDialog}>
      <dl className={styles.keys}>
        {rows.map(([key, what]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.help}>{say('orders.keysHelp')}</p>
    </Dialog>
  );
}
