import { channelTable } from '@blattwerk/schemas/shop/channels.ts';
import { CountBadge } from '../../components/count-badge/count-badge.tsx';
import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { useWishlist } from '../../wishlist/use-wishlist.ts';
import { countDesigns } from '../../wishlist/wishlist.ts';
import styles from './visitor-links.module.css';

/** Account, wish list and basket, with what is in them. */
export function VisitorLinks() {
  const t = useMessages();
  const { channel, urls } = usePage();
  const wishlistCount = countDesigns(useWishlist());
  return (
    <ul className={styles.links}>
      <VisitorLink href={urls.to(t('path.account'))} icon="account" label={t('header.account')} />
      {channelTable[channel].hasWishlist && (
        <VisitorLink
          count={wishlistCount}
          countLabel={t('header.wishlistCount', { count: wishlistCount })}
          href={urls.to('merkzettel')}
          icon="heart"
          label={t('header.wishlist')}
        />
      )}
      <VisitorLink href={urls.to(t('path.cart'))} icon="basket" label={t('header.basket')} />
    </ul>
  );
}

type VisitorLinkProps = { href: string; icon: IconName; label: string; count?: number; countLabel?: string };

function VisitorLink({ href, icon, label, count = 0, countLabel }: VisitorLinkProps) {
  return (
    <li>
      <a className={styles.link} href={href}>
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
