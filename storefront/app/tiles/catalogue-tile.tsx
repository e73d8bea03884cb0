import { kindLinks } from '@blattwerk/schemas/kinds/kind-links.generated.ts';
import { productPath } from '@blattwerk/schemas/products/product-paths.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { CatalogueProduct } from '@blattwerk/schemas/web-api/catalogue/products.ts';
import type { ReactNode } from 'react';
import { shortName } from '../../page/listing/short-name.ts';
import { tileWords } from '../../page/listing/tile-words.ts';
import { usePage } from '../context/page-context.tsx';
import { useMessages } from '../messages/messages-context.tsx';
import { ProductTile } from './product-tile.tsx';
import { WishlistButton } from './wishlist-button.tsx';

type CatalogueTileProps = {
  product: CatalogueProduct;
  sizes: string;
  isPriority?: boolean;
  /** Stands below the words: another way than to its page. */
  choices?: ReactNode;
};

/** A product of the catalogue with what it costs at least. */
export function CatalogueTile({ product, sizes, isPriority, choices }: CatalogueTileProps) {
  const { urls, locale } = usePage();
  const t = useMessages();
  const { kind, id, name, typeLabel, themeId, picture, priceFrom } = product;
  const words = tileWords(name, typeLabel);
  return (
    <ProductTile
      action={
        themeId !== undefined &&
        kindLinks[kind].canBeKept && <WishlistButton design={{ id, name }} themeId={String(themeId)} />
      }
      choices={choices}
      href={urls.to(productPath(product))}
      isPriority={isPriority}
      kind={words.detail}
      label={shortName(name)}
      name={words.title}
      picture={picture}
      price={priceFrom ? t('price.from', { price: formatMoney(priceFrom, locale) }) : undefined}
      sizes={sizes}
    />
  );
}
