import { orderStates, paymentStates } from '@blattwerk/schemas/shop/service/order-states.ts';
import type { DeskList } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { countOrders } from '../../base/orders/count-orders.ts';
import { look, useDesk } from '../../store/orders/desk-store.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './filter-chips.module.css';

const noCounts: DeskList['counts'] = [];

/** Which orders are shown, by their state and by that of their payment; each chip says how many it would leave. */
export function FilterChips({ counts = noCounts }: { counts: DeskList['counts'] | undefined }) {
  const say = useMessages();
  const state = useDesk((desk) => desk.state);
  const paymentState = useDesk((desk) => desk.paymentState);
  return (
    <div className={styles.filters}>
      <Chips
        label={say('orders.filter.state')}
        all={{ label: say('orders.all'), count: countOrders(counts, { state: undefined, paymentState }) }}
        chips={orderStates.map((each) => ({
          id: each,
          label: say(`orders.state.${each}`),
          count: countOrders(counts, { state: each, paymentState }),
        }))}
        chosen={state}
        choose={(chosen) => look({ state: chosen })}
      />
      <Chips
        label={say('orders.filter.payment')}
        all={{ label: say('orders.all'), count: countOrders(counts, { state, paymentState: undefined }) }}
        chips={paymentStates.map((each) => ({
          id: each,
          label: say(`orders.payment.${each}`),
          count: countOrders(counts, { state, paymentState: each }),
        }))}
        chosen={paymentState}
        choose={(chosen) => look({ paymentState: chosen })}
      />
    </div>
  );
}

type Labelled = { label: string; count: number };
type ChipsProps<Id extends string> = {
  label: string;
  all: Labelled;
  chips: readonly (Labelled & { id: Id })[];
  chosen: Id | undefined;
  choose(chosen: Id | undefined): void;
};

const allId = 'all';

function Chips<Id extends string>({ label, all, chips, chosen, choose }: ChipsProps<Id>) {
  return (
    <div className={styles.group}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <ToggleButtonGroup
        aria-label={label}
        className={styles.chips ?? ''}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[chosen ?? allId]}
        onSelectionChange={([key]) => choose(chips.find(({ id }) => id === key)?.id)}
      >
        {[{ id: allId, ...all }, ...chips].map(({ id, label: name, count }) => (
          <ToggleButton key={id} id={id} className={styles.chip ?? ''} data-empty={count === 0 || undefined}>
            {name} <span className={styles.count}>{count}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
