import type { PickableKind } from '@blattwerk/schemas/fields/pickable-kinds.ts';
import { Box, Frame, Gift, Image, type LucideIcon, Mail, Package, PenLine, ShoppingBag } from 'lucide-react';
import { useContext, useState } from 'react';
import { SettingsContext } from '../shell/settings-context.ts';
import styles from './product-picture.module.css';
import type { FoundProduct } from './product-search.ts';

type ProductPictureProps = {
  product: Pick<FoundProduct, 'kind' | 'picture'> & { productType?: string };
  /** Pixels it is about wide; drawn sharp on dense screens too. */
  width: number;
};

/** What stands for products that no design is drawn for, by kind or by type. */
const kindIcons: Partial<Record<PickableKind, LucideIcon>> = {
  accessory: Package,
  merch: Gift,
  photoframe: Frame,
};
const typeIcons: Readonly<Record<string, LucideIcon>> = {
  bag: ShoppingBag,
  bow: Gift,
  box: Box,
  envelope: Mail,
  pen: PenLine,
};

/** A product as a sheet of paper on a warm ground. Its name stands beside it. */
export function ProductPicture({ product, width }: ProductPictureProps) {
  const { shop } = useContext(SettingsContext);
  const [isBroken, setIsBroken] = useState(false);
  const { picture, kind, productType = '' } = product;
  if (!picture || isBroken) {
    const Icon = typeIcons[productType] ?? kindIcons[kind] ?? Image;
    return (
      <span className={styles.ground}>
        <Icon className={styles.icon} strokeWidth={1.2} aria-hidden />
      </span>
    );
  }
  const address = (least: number) =>
    `${shop}${picture.url}?width=${picture.widths.find((offered) => offered >= least) ?? picture.widths.at(-1)}`;
  return (
    <span className={styles.ground}>
      <img
        className={styles.sheet}
        src={address(width)}
        srcSet={`${address(width)} 1x, ${address(2 * width)} 2x`}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        alt=""
        onError={() => setIsBroken(true)}
      />
    </span>
  );
}
