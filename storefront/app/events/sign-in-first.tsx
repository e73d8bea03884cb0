import type { AccountNotice } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import { useState } from 'react';
import { type AccountView, AccountViews } from '../account/account-views.tsx';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import { useTopicMessages } from '../messages/use-topic-messages.ts';
import { openDocument } from '../navigation/navigate.ts';
import styles from './events.module.css';

/** Guest lists belong to accounts: asks to sign in, and goes on where the visitor wanted to be. */
export function SignInFirst({ notice }: { notice: AccountNotice | undefined }) {
  const t = useTopicMessages('events');
  const { path } = usePage();
  const [view, setView] = useState<AccountView>('sign-in');
  const refusals = { refused: t('account.refused'), later: t('form.tooOften') };
  return (
    <div className={styles.narrow}>
      <Headline as="h1" size="title">
        {t('events.title')}
      </Headline>
      <p>{t('events.signIn')}</p>
      <div className={styles.panel}>
        <AccountViews
          notice={notice === 'refused' || notice === 'later' ? refusals[notice] : undefined}
          onSignedIn={() => openDocument(path, true)}
          onView={setView}
          returnTo={path}
          view={view}
        />
      </div>
    </div>
  );
}
