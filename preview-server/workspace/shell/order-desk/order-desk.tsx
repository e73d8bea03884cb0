import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useEffect } from 'react';
import { keepDeskAddress, readDeskAddress } from '../../actions/orders/desk-address.ts';
import { deskKeys, pressAtDesk } from '../../actions/orders/desk-keys.ts';
import { useMessages } from '../../panels/messages/messages.ts';
import { DeskDialogs } from '../../panels/orders/desk-dialogs.tsx';
import { OrderDetails } from '../../panels/orders/order-details.tsx';
import { OrderList } from '../../panels/orders/order-list.tsx';
import { closeDesk } from '../../store/orders/desk-session.ts';
import { askAtDesk, useDesk } from '../../store/orders/desk-store.ts';
import { forgetDeskCompanies, useDeskCompanies } from '../../store/server/desk-companies.ts';
import { forgetDeskOrders } from '../../store/server/desk-orders.ts';
import { forgetDeskReviews, useDeskReviews } from '../../store/server/desk-reviews.ts';
import { forgetDeskWithdrawals, useDeskWithdrawals } from '../../store/server/desk-withdrawals.ts';
import { forgetPagePictures } from '../../store/server/page-pictures.ts';
import { forgetPressRuns } from '../../store/server/press-runs.ts';
import { useSettings } from '../../store/settings-store.ts';
import { Desk } from '../desk/desk.tsx';
import styles from './order-desk.module.css';

/** The order desk: the list, and the open order beside it. */
export function OrderDesk() {
  const say = useMessages();
  const open = useDesk((desk) => desk.open);
  useEffect(() => {
    readDeskAddress();
    return keepDeskAddress();
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (pressAtDesk(event)) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <Desk here="orders" title={say('orders.title')} head={<DeskTools />}>
      <main className={styles.main} data-open={open !== undefined || undefined}>
        <OrderList />
        {open !== undefined && <OrderDetails key={open} number={open} />}
      </main>
      <DeskDialogs />
    </Desk>
  );
}

/** Says how many companies wait for a decision. */
function CompaniesButton() {
  const say = useMessages();
  const open = useDeskCompanies('').data?.open ?? 0;
  return (
    <Button kind="plain" onPress={() => askAtDesk({ kind: 'companies' })}>
      {say('orders.companies')}
      {open > 0 && ` (${open})`}
    </Button>
  );
}

/** Says how many reviews wait for a decision. */
function ReviewsButton() {
  const say = useMessages();
  const open = useDeskReviews({ state: 'open', search: '', count: 50 }).data?.open ?? 0;
  return (
    <Button kind="plain" onPress={() => askAtDesk({ kind: 'reviews' })}>
      {say('orders.reviews')}
      {open > 0 && ` (${open})`}
    </Button>
  );
}

/** Says how many statements of withdrawal wait. */
function WithdrawalsButton() {
  const say = useMessages();
  const open = useDeskWithdrawals({ isSettled: false, count: 50 }).data?.open ?? 0;
  return (
    <Button kind="plain" onPress={() => askAtDesk({ kind: 'withdrawals' })}>
      {say('orders.withdrawals')}
      {open > 0 && ` (${open})`}
    </Button>
  );
}

/** What waits for those at the desk, and who they are. */
function DeskTools() {
  const say = useMessages();
  const name = useSettings((settings) => settings.name);
  const leave = () => {
    forgetDeskOrders();
    forgetDeskCompanies();
    forgetDeskReviews();
    forgetDeskWithdrawals();
    forgetPagePictures();
    forgetPressRuns();
    closeDesk({ isRefused: false });
  };
  return (
    <>
      <Button kind="plain" onPress={() => askAtDesk({ kind: 'press-runs' })}>
        {say('orders.runs')}
      </Button>
      <WithdrawalsButton />
      <CompaniesButton />
      <ReviewsButton />
      <span className={styles.keys}>
        <Button kind="plain" onPress={() => askAtDesk({ kind: 'shortcuts' })}>
          {say('orders.keys')}{' '}
          <kbd aria-hidden className={styles.key}>
            {deskKeys.shortcuts}
          </kbd>
        </Button>
      </span>
      <span className={styles.name}>{name}</span>
      <Button kind="plain" onPress={leave}>
        {say('orders.signOut')}
      </Button>
    </>
  );
}
