import type { DeskRow } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import type { KeyboardEvent } from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row,
  type Selection,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components';
import { chooseOrders, openOrder, useDesk } from '../../store/orders/desk-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './order-table.module.css';
import { writtenMoment, writtenMoney } from './order-words.ts';
import { PaymentMark, StateMark } from './state-mark.tsx';

/** The orders that were found. Arrows go through the rows, the space bar selects, Enter opens. */
export function OrderTable({ rows }: { rows: readonly DeskRow[] }) {
  const say = useMessages();
  const chosen = useDesk((desk) => desk.chosen);
  const open = useDesk((desk) => desk.open);
  const choose = (selection: Selection) =>
    chooseOrders(
      new Set(selection === 'all' ? rows.map(({ number }) => number) : [...selection].map(String)),
    );
  return (
    <div className={styles.frame} onKeyDownCapture={openByKey}>
      <Table
        aria-label={say('orders.list')}
        className={styles.table ?? ''}
        selectionMode="multiple"
        selectedKeys={chosen}
        onSelectionChange={choose}
        onRowAction={(key) => openOrder(String(key))}
      >
        <TableHeader>
          <Column className={styles.select ?? ''}>
            <SelectBox label={say('orders.selectAll')} />
          </Column>
          <Column isRowHeader>{say('orders.column.number')}</Column>
          <Column>{say('orders.column.placed')}</Column>
          <Column>{say('orders.column.customer')}</Column>
          <Column>{say('orders.column.town')}</Column>
          <Column className={styles.amount ?? ''}>{say('orders.column.total')}</Column>
          <Column>{say('orders.column.state')}</Column>
          <Column>{say('orders.column.payment')}</Column>
        </TableHeader>
        <TableBody items={rows} dependencies={[open, say]}>
          {(row) => (
            <Row
              id={row.number}
              textValue={row.number}
              className={styles.row ?? ''}
              data-open={row.number === open || undefined}
            >
              <Cell className={styles.select ?? ''}>
                <SelectBox label={`${say('orders.column.select')} ${row.number}`} />
              </Cell>
              <Cell className={styles.number ?? ''}>{row.number}</Cell>
              <Cell className={styles.placed ?? ''}>{writtenMoment(say, row.placedAt)}</Cell>
              <Cell className={styles.customer ?? ''}>
                <span className={styles.name}>{row.name || say('orders.anonymised')}</span>
                {row.company && <span className={styles.company}>{row.company}</span>}
                {row.isBusiness && <span className={styles.mark}>{say('orders.business.mark')}</span>}
                {row.isWhitelabelOrder && <span className={styles.mark}>{say('orders.whitelabel')}</span>}
              </Cell>
              <Cell className={styles.town ?? ''}>
                {row.town}
                {row.country !== 'DE' && `, ${row.country}`}
              </Cell>
              <Cell className={styles.amount ?? ''}>{writtenMoney(say, row.total)}</Cell>
              <Cell className={styles.state ?? ''}>
                <StateMark state={row.state} />
              </Cell>
              <Cell className={styles.payment ?? ''}>
                <PaymentMark state={row.paymentState} />
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  );
}

function SelectBox({ label }: { label: string }) {
  return (
    <Checkbox slot="selection" aria-label={label} className={styles.box ?? ''}>
      <span className={styles.tick} aria-hidden />
    </Checkbox>
  );
}

/** Enter on a row would select it once another one is selected. */
function openByKey(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLElement) || target.role !== 'row') return;
  const { key } = target.dataset;
  if (key === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  openOrder(key);
}
