import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './order-details.module.css';

/** Whom the pieces of a line are for, and how many are printed without a name; nothing where all are the same. */
export function NamedPieces({ names, quantity }: Pick<DeskOrder['lines'][number], 'names' | 'quantity'>) {
  const say = useMessages();
  if (names.length === 0) return null;
  const spares = quantity - names.length;
  return (
    <details className={styles.names}>
      <summary>
        {say('orders.names.count', { count: names.length })}
        {spares > 0 && `, ${say('orders.names.spares', { count: spares })}`}
      </summary>
      <ol>
        {names.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their place alone
          <li key={place}>{[row.names, ...row.place.split('\n')].filter(Boolean).join(', ')}</li>
        ))}
      </ol>
    </details>
  );
}
