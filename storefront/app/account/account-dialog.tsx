import { useState } from 'react';
import { Dialog } from '../components/dialog/dialog.tsx';
import { type MessageKey, useLateMessages } from '../messages/messages-context.tsx';
import { closeDialog } from '../state/open-dialog.ts';
import { type AccountView, AccountViews } from './account-views.tsx';

const titles: Record<AccountView, MessageKey> = {
  'sign-in': 'account.signIn',
  'sign-up': 'account.signUp',
  'password-reset': 'account.reset',
};

/** Sign-in over the page, with the ways to a new account and a new password. */
export function AccountDialog({ onSignedIn }: { onSignedIn?: (() => void) | undefined }) {
  const t = useLateMessages();
  const [view, setView] = useState<AccountView>('sign-in');
  return (
    <Dialog isOpen onClose={closeDialog} title={t(titles[view])}>
      <AccountViews onSignedIn={onSignedIn ?? closeDialog} onView={setView} view={view} />
    </Dialog>
  );
}
