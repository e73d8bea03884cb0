import type { PickableKind } from '@blattwerk/schemas/fields/pickable-kinds.ts';
import { Coffee, Frame, Image, type LucideIcon, Mail } from 'lucide-react';
import { useContext, useState } from 'react';
import { SettingsContext } from '../shell/settings-context.ts';
import styles from './product-picture.module.css';
import type { FoundProduct } from './product-search.ts';

type ProductPictureProps = {
  product: Pick<FoundProduct, 'kind' | 'picture'>;
  /** Pixels it is about wide; drawn sharp on dense screens too. */
  width: number;
};

/** What stands for products that no design is drawn for. */
const icons: Partial<Record<PickableKind, LucideIcon>> = {
  accessory: Mail,
  merch: Coffee,
  photoframe: Frame,
};

/** A product as a sheet of paper on a warm ground. Its name stands beside it. */
export function ProductPicture({ product, width }: ProductPictureProps) {
  const { shop } = useContext(SettingsContext);
  const [isBroken, setIsBroken] = useState(false);
  const { picture, kind } = product;
  if (!picture || isBroken) {
    const Icon = icons[kind] ?? Image;
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
