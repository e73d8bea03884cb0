import { createStore } from './create-store.ts';

/** What lies over the page for its visitor; the newsletter's form stands on the page of that path. */
export type VisitorDialog =
  | { kind: 'account'; onSignedIn?: () => void }
  | { kind: 'newsletter'; path: string };

export const dialogStore = createStore<VisitorDialog | undefined>(undefined);

export function openDialog(dialog: VisitorDialog): void {
  dialogStore.change(dialog);
}

export function closeDialog(): void {
  dialogStore.change(undefined);
}
