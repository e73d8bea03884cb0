import { lazy, Suspense, useEffect } from 'react';
import { usePage } from '../../context/page-context.tsx';
import { useStore } from '../../state/create-store.ts';
import { closeDialog, dialogStore } from './open-dialog.ts';

const AccountDialog = lazy(async () => ({
  default: (await import('../../account/account-dialog.tsx')).AccountDialog,
}));
const NewsletterDrawer = lazy(async () => ({
  default: (await import('./newsletter-drawer.tsx')).NewsletterDrawer,
}));

/** What visitors open over the page; its code is loaded when it is opened for the first time. */
export function VisitorDialogs() {
  const dialog = useStore(dialogStore);
  const { path } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it.
  useEffect(closeDialog, [path]);
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'account' && <AccountDialog />}
      {dialog?.kind === 'newsletter' && <NewsletterDrawer path={dialog.path} />}
    </Suspense>
  );
}
