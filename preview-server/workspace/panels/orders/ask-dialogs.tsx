import { useState } from 'react';
import { moveOrders } from '../../actions/orders/move-orders.ts';
import type { OrderStep } from '../../base/api/order-desk-api.ts';
import { closeDeskDialog } from '../../store/orders/desk-store.ts';
import { ActionDialog } from '../controls/action-dialog.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { useMessages } from '../messages/messages.ts';
import { stepLabel } from './order-words.ts';

const shortestReason = 3;

/** Asks before orders are cancelled. */
export function CancelDialog({ numbers }: { numbers: readonly string[] }) {
  const say = useMessages();
  const [reason, setReason] = useState('');
  const [first = ''] = numbers;
  const title =
    numbers.length === 1
      ? say('orders.cancel.one', { number: first })
      : say('orders.cancel.many', { count: numbers.length });
  return (
    <ActionDialog
      title={title}
      action={say('orders.cancel.action')}
      dismiss={say('orders.cancel.keep')}
      isDangerous
      isReady={reason.trim() === '' || isEnough(reason)}
      run={start(numbers, { state: 'cancelled', ...given(reason) })}
      close={closeDeskDialog}
    >
      <p>{say('orders.cancel.help')}</p>
      <TextBox label={say('orders.reasonOptional')} value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

/** Asks why, for a step that is kept with its reason. */
export function ReasonDialog({ number, step }: { number: string; step: OrderStep }) {
  const say = useMessages();
  const [reason, setReason] = useState('');
  const action = stepLabel(say, step);
  return (
    <ActionDialog
      title={`${action}: ${number}`}
      action={action}
      isReady={isEnough(reason)}
      run={start([number], { ...step, ...given(reason) })}
      close={closeDeskDialog}
    >
      {'state' in step && step.state === 'shipped' && <p>{say('orders.refusal.print-unfinished')}</p>}
      <Reason value={reason} onChange={setReason} />
    </ActionDialog>
  );
}

/** Why something is done, which is kept. */
export function Reason(props: { value: string; onChange(value: string): void }) {
  const say = useMessages();
  return <TextBox label={say('orders.reason')} help={say('orders.reasonHelp')} {...props} />;
}

export const isEnough = (reason: string): boolean => reason.trim().length >= shortestReason;
const given = (reason: string) => (reason.trim() === '' ? {} : { reason: reason.trim() });

/** The list shows how it goes; the dialog need not wait for it. */
function start(numbers: readonly string[], step: OrderStep) {
  return async () => {
    void moveOrders(numbers, step);
    return undefined;
  };
}
