import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { Icon } from '../components/icon/icon.tsx';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { useWishlist } from '../wishlist/use-wishlist.ts';
import { hasDesign, type KeptDesign, toggleDesign } from '../wishlist/wishlist.ts';
import { storedWishlist, storeWishlist } from '../wishlist/wishlist-store.ts';
import styles from './wishlist-button.module.css';

type WishlistButtonProps = { themeId: string; design: KeptDesign };

/** The heart of a design: pressed while it is on the wish list. Only the card channel has one. */
export function WishlistButton({ themeId, design }: WishlistButtonProps) {
  const t = useMessages();
  const { channel } = usePage();
  const isKept = hasDesign(useWishlist(), themeId, design.id);
  if (!channelTable[channel].hasWishlist) return null;
  return (
    <button
      aria-label={t('wishlist.keep', { name: design.name })}
      aria-pressed={isKept}
      className={styles.heart}
      onClick={() => storeWishlist(toggleDesign(storedWishlist(), themeId, design))}
      type="button"
    >
      <Icon name="heart" size={22} />
    </button>
  );
}
