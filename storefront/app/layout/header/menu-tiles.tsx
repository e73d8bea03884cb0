import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { ReactNode } from 'react';
import { type MenuTile, type MenuTiles, menuAddress } from '../../../page/menu/menu.ts';
import { ProductPicture } from '../../components/product-picture/product-picture.tsx';
import type { Page } from '../../context/page.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { fetchInTime } from '../../network/fetch-in-time.ts';
import styles from './menu-tiles.module.css';

/** Pictures and prices beside the links of a menu. */
export type ShownTiles = {
  /** For the list in a panel below the navigation, and for one in the drawer. */
  classes: { panel: string | undefined; drawer: string | undefined };
  /** What stands behind a link, by the link's uid. */
  beside(uid: string | undefined): ReactNode;
};

/** By what stands before a shop's paths, for as long as the document lives. */
const asked = new Map<string, Promise<MenuTiles>>();

/** Asks for a shop's tiles once; without an answer, every link stands alone, and the next opening of the menu asks again. */
export async function loadMenuTiles({ pathPrefix }: Page): Promise<ShownTiles> {
  const tiles = asked.get(pathPrefix) ?? askFor(pathPrefix);
  asked.set(pathPrefix, tiles);
  tiles.catch(() => asked.delete(pathPrefix));
  const known = await tiles;
  return {
    classes: { panel: styles.panel, drawer: styles.drawer },
    beside(uid = '') {
      const tile = known[uid];
      return tile && <Tile tile={tile} />;
    },
  };
}

async function askFor(pathPrefix: string): Promise<MenuTiles> {
  const response = await fetchInTime(menuAddress(pathPrefix), undefined);
  if (!response.ok) throw new Error(`${response.status} for the menu`);
  return response.json();
}

function Tile({ tile: { picture, priceFrom } }: { tile: MenuTile }) {
  const t = useMessages();
  const { locale } = usePage();
  const shape = picture.width > picture.height ? 'wide' : 'tall';
  return (
    <>
      <span className={styles.tile}>
        <span className={styles.sheet} data-shape={picture.isScene ? 'scene' : shape}>
          <ProductPicture picture={picture} sizes={picture.isScene ? '240px' : '150px'} />
        </span>
      </span>
      {priceFrom && (
        <span className={styles.price}>{t('price.from', { price: formatMoney(priceFrom, locale) })}</span>
      )}
    </>
  );
}
