import { askAtDesk, deskStore, openOrder } from '../../store/orders/desk-store.ts';
import { moveOrders } from './move-orders.ts';

/** Keys of the desk beside those of its table, by what they do; they rest while something is typed. */
export const deskKeys = {
  search: '/',
  print: 'p',
  ship: 's',
  cancel: 'x',
  export: 'e',
  companies: 'f',
  reviews: 'w',
  withdrawals: 'r',
  pressRuns: 'b',
  shortcuts: '?',
} as const;

type Act = keyof typeof deskKeys;

const acts: Record<Act, () => void> = {
  search: () => document.getElementById(searchId)?.focus(),
  print: () => void moveOrders(meant(), { state: 'in_print' }),
  ship: () => void moveOrders(meant(), { state: 'shipped' }),
  cancel: () => {
    const numbers = meant();
    if (numbers.length > 0) askAtDesk({ kind: 'cancel', numbers });
  },
  export: () => askAtDesk({ kind: 'export' }),
  companies: () => askAtDesk({ kind: 'companies' }),
  reviews: () => askAtDesk({ kind: 'reviews' }),
  withdrawals: () => askAtDesk({ kind: 'withdrawals' }),
  pressRuns: () => askAtDesk({ kind: 'press-runs' }),
  shortcuts: () => askAtDesk({ kind: 'shortcuts' }),
};

export const searchId = 'desk-search';

/** Orders that an action is about: the chosen ones, or the open one. */
function meant(): string[] {
  const { chosen, open } = deskStore.getState();
  if (chosen.size > 0) return [...chosen];
  return open === undefined ? [] : [open];
}

/** Does what a key stands for. Answers whether it stands for something. */
export function pressAtDesk(event: KeyboardEvent): boolean {
  const { dialog, open } = deskStore.getState();
  if (event.ctrlKey || event.metaKey || event.altKey || dialog) return false;
  if (event.key === 'Escape' && open !== undefined && !isTyping(event.target)) {
    closeOrder();
    return true;
  }
  if (isTyping(event.target)) return false;
  const act = actOf(event.key);
  if (act) acts[act]();
  return act !== undefined;
}

function actOf(key: string): Act | undefined {
  const known: readonly Act[] = [
    'search',
    'print',
    'ship',
    'cancel',
    'export',
    'companies',
    'reviews',
    'withdrawals',
    'pressRuns',
    'shortcuts',
  ];
  return known.find((act) => deskKeys[act] === key.toLowerCase());
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select');
}

/** Back to the row that the order was opened from. */
export function closeOrder(): void {
  const { open } = deskStore.getState();
  openOrder(undefined);
  document.querySelector<HTMLElement>(`[role=row][data-key="${open}"]`)?.focus();
}
