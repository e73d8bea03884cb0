import type { DeskOrder, MovedOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import type { PrintFile } from '@blattwerk/schemas/web-api/orders/print-files.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { OrderStep } from '../../base/api/order-desk-api.ts';
import type { ApiError } from '../../base/api/result.ts';
import type { OrderFilter } from '../../base/orders/count-orders.ts';

/** Several orders that take a step, as far as they are. */
export type Batch = {
  step: OrderStep;
  total: number;
  moved: readonly MovedOrder[];
  isRunning: boolean;
  /** The server was lost on the way: what is not in `moved` is untouched or unknown. */
  error: ApiError | undefined;
};

export type DeskDialog =
  | { kind: 'shortcuts' }
  | { kind: 'export' }
  | { kind: 'companies' }
  | { kind: 'reviews' }
  | { kind: 'withdrawals' }
  | { kind: 'press-runs' }
  | { kind: 'print-pages'; number: string; file: Extract<PrintFile, { state: 'made' }> }
  /** Asks first, and why. */
  | { kind: 'cancel'; numbers: readonly string[] }
  | { kind: 'refund'; order: DeskOrder; refundable: NonNullable<DeskOrder['refundable']> }
  | { kind: 'reason'; number: string; step: OrderStep };

type Desk = OrderFilter & {
  search: string;
  /** Number of the order that is shown beside the list. */
  open: string | undefined;
  chosen: ReadonlySet<string>;
  batch: Batch | undefined;
  dialog: DeskDialog | undefined;
};

const none: ReadonlySet<string> = new Set();

export const deskStore = createStore<Desk>(() => ({
  search: '',
  state: undefined,
  paymentState: undefined,
  open: undefined,
  chosen: none,
  batch: undefined,
  dialog: undefined,
}));

export const useDesk = <T>(select: (desk: Desk) => T): T => useStore(deskStore, select);

/** Another search or filter: what was chosen may be out of sight, and is chosen no longer. */
export function look(change: Partial<OrderFilter & { search: string }>): void {
  deskStore.setState({ ...change, chosen: none });
}

export const openOrder = (open: string | undefined): void => deskStore.setState({ open });
export const chooseOrders = (chosen: ReadonlySet<string>): void => deskStore.setState({ chosen });
export const askAtDesk = (dialog: DeskDialog): void => deskStore.setState({ dialog });
export const closeDeskDialog = (): void => deskStore.setState({ dialog: undefined });
export const forgetBatch = (): void => deskStore.setState({ batch: undefined });
