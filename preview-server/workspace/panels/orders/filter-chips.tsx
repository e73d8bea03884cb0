import { orderStates, paymentStates } from '@blattwerk/schemas/shop/service/order-states.ts';
import type { DeskList } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { countOrders } from '../../base/orders/count-orders.ts';
import { look, useDesk } from '../../store/orders/desk-store.ts';
import { useMessages } from '../messages/messages.ts';
import { Chips } from './chips.tsx';
import styles from './filter-chips.module.css';

const noCounts: DeskList['counts'] = [];

/** Which orders are shown, by their state and by that of their payment; each chip says how many it would leave. */
export function FilterChips({ counts = noCounts }: { counts: DeskList['counts'] | undefined }) {
  const say = useMessages();
  const state = useDesk((desk) => desk.state);
  const paymentState = useDesk((desk) => desk.paymentState);
  return (
    <div className={styles.filters}>
      <Filter
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
      <Filter
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

const allId = 'all';
type Labelled = { label: string; count: number };
type FilterProps<Id extends string> = {
  label: string;
  all: Labelled;
  chips: readonly (Labelled & { id: Id })[];
  chosen: Id | undefined;
  choose(chosen: Id | undefined): void;
};

function Filter<Id extends string>({ label, all, chips, chosen, choose }: FilterProps<Id>) {
  return (
    <Chips<Id | typeof allId>
      label={label}
      chips={[{ id: allId, ...all }, ...chips]}
      chosen={chosen ?? allId}
      choose={(pressed) => choose(chips.find(({ id }) => id === pressed)?.id)}
    />
  );
}
