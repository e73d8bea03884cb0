import { tabStorage } from '../state/tab-storage.ts';

const visitSwitches = ['tracking', 'logging'] as const;
export type VisitSwitch = (typeof visitSwitches)[number];

/** `?tracking=0` and `?logging=0` switch off, any other value switches on again; for the rest of the visit in this tab. */
export function rememberVisitSwitches(search: string, storage = tabStorage()): void {
  const query = new URLSearchParams(search);
  for (const name of visitSwitches) {
    const value = query.get(name);
    if (value !== null) storage.setItem(name, value === '0' ? 'off' : 'on');
  }
}

/** Whether the visitor's address, of this page or an earlier one, has switched something off. */
export function isSwitchedOff(name: VisitSwitch, storage = tabStorage()): boolean {
  return storage.getItem(name) === 'off';
}
