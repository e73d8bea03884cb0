import { eventChannels } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { buttonClass } from '../components/button/button-class.ts';
import { Headline } from '../components/headline/headline.tsx';
import { usePage } from '../context/page-context.tsx';
import type { Customer } from '../customer/customer-store.ts';
import { useLateMessages } from '../messages/messages-context.tsx';
import styles from './account-page.module.css';
import { AddressBook } from './address-book.tsx';
import { Drafts } from './drafts.tsx';
import { LogoutForm } from './logout-form.tsx';
import { ManageAccount } from './manage-account.tsx';
import { Orders } from './orders.tsx';

/** What the shop knows of a customer, and the way out. */
export function CustomerData({ customer, isNew }: { customer: Customer; isNew: boolean }) {
  const t = useLateMessages();
  const { channel, urls } = usePage();
  const name = customer.firstName ?? customer.fullName ?? '';
  return (
    <>
      <Headline as="h1" size="title">
        {t(isNew ? 'account.welcomeName' : 'account.hello', { name })}
      </Headline>
      {isNew && <p role="status">{t('account.welcomeText')}</p>}
      <dl className={styles.data}>
        <div>
          <dt>{t('account.name')}</dt>
          <dd>{customer.fullName}</dd>
        </div>
        <div>
          <dt>{t('account.number')}</dt>
          <dd>{customer.number}</dd>
        </div>
      </dl>
      <Drafts />
      <Orders />
      <AddressBook />
      <ManageAccount />
      <div className={styles.ways}>
        {channelTable[channel].hasWishlist && (
          <a className={buttonClass()} href={urls.to(t('path.wishlist'))}>
            {t('account.toWishlist')}
          </a>
        )}
        {eventChannels.includes(channel) && (
          <a className={buttonClass({ variant: 'secondary' })} href={urls.to(t('account.guestListsPath'))}>
            {t('account.guestLists')}
          </a>
        )}
        <LogoutForm />
      </div>
    </>
  );
}
