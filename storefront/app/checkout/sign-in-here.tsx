import { usePage } from '../context/page-context.tsx';
import { useLateMessages } from '../messages/messages-context.tsx';
import { openDocument } from '../navigation/navigate.ts';
import { openDialog } from '../state/open-dialog.ts';
import { forgetTypedWithoutAddress } from './typed-before.ts';

/** Signs in without leaving the checkout, which is then the customer's own; without scripts a link to the account. */
export function SignInHere() {
  const t = useLateMessages();
  const { path, urls } = usePage();
  function goOn() {
    forgetTypedWithoutAddress();
    openDocument(path, true);
  }
  return (
    <a
      href={urls.to(t('path.account'))}
      onClick={(event) => {
        event.preventDefault();
        openDialog({ kind: 'account', onSignedIn: goOn });
      }}
    >
      {t('account.signIn')}
    </a>
  );
}
