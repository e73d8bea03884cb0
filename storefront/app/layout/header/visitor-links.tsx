import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { useBasketCount } from '../../basket/basket-count.ts';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useCustomer } from '../../customer/customer-store.ts';
import { useMessages } from '../../messages/messages-context.tsx';
import { useWishlist } from '../../wishlist/use-wishlist.ts';
import { countDesigns } from '../../wishlist/wishlist.ts';
import styles from './visitor-links.module.css';

/** Account, wish list and basket, with what is in them. */
export function VisitorLinks() {
  const t = useMessages();
  const { channel, urls } = usePage();
  const { firstName } = useCustomer().customer;
  const accountLabel = firstName
    ? { label: firstName, name: t('header.accountOf', { name: firstName }) }
    : { label: t('header.account') };
  const basketCount = useBasketCount();
  const wishlistCount = countDesigns(useWishlist());
  return (
    <ul className={styles.links}>
      <VisitorLink href={urls.to(t('path.account'))} icon="account" {...accountLabel} />
      {channelTable[channel].hasWishlist && (
        <VisitorLink
          count={wishlistCount}
          countLabel={t('header.wishlistCount', { count: wishlistCount })}
          href={urls.to(t('path.wishlist'))}
          icon="heart"
          label={t('header.wishlist')}
        />
      )}
      <VisitorLink
        count={basketCount}
        countLabel={t('header.basketCount', { count: basketCount })}
        href={urls.to(t('path.cart'))}
        icon="basket"
        label={t('header.basket')}
      />
    </ul>
  );
}

type VisitorLinkProps = {
  href: string;
  icon: IconName;
  label: string;
  /** What it is called where the label alone does not say it. */
  name?: string;
  count?: number;
  countLabel?: string;
};

function VisitorLink({ href, icon, label, name, count = 0, countLabel }: VisitorLinkProps) {
  return (
    <li>
      <a aria-label={name} className={styles.link} href={href}>
        <span className={styles.icon}>
          <Icon name={icon} size={24} />
        </span>
        <span className={styles.label}>{label}</span>
        {count > 0 && (
          <>
            <span aria-hidden="true" className={styles.count}>
              <CountBadge count={count} />
            </span>
            <span className="visually-hidden">, {countLabel}</span>
          </>
        )}
      </a>
    </li>
  );
}
