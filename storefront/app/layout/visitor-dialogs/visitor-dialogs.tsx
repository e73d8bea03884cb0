import { Suspense, useEffect } from 'react';
import { usePage } from '../../context/page-context.tsx';
import { late, loadLate } from '../../late/late.tsx';
import { useStore } from '../../state/create-store.ts';
import { closeDialog, dialogStore, type VisitorDialog } from '../../state/open-dialog.ts';

const AccountDialog = late(async () => (await import('../../account/account-dialog.tsx')).AccountDialog);
const NewsletterDrawer = late(async () => (await import('./newsletter-drawer.tsx')).NewsletterDrawer);

/** Loads the code of a dialog; rejects when it cannot be had. */
export function loadDialog({ kind }: VisitorDialog): Promise<void> {
  return loadLate(kind === 'account' ? AccountDialog : NewsletterDrawer);
}

/** What visitors open over the page; its code is loaded when it is opened for the first time. */
export function VisitorDialogs() {
  const dialog = useStore(dialogStore);
  const { path } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it.
  useEffect(closeDialog, [path]);
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'account' && <AccountDialog onSignedIn={dialog.onSignedIn} />}
      {dialog?.kind === 'newsletter' && <NewsletterDrawer path={dialog.path} />}
    </Suspense>
  );
}
