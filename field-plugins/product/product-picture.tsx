import type { PickerIcon } from '@blattwerk/schemas/kinds/kind.ts';
import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { Box, Frame, Gift, Image, type LucideIcon, Mail, Package, PenLine, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { SheetPicture } from '../shell/sheet/sheet-picture.tsx';
import styles from './product-picture.module.css';
import type { FoundProduct } from './product-search.ts';

type ProductPictureProps = {
  product: Pick<FoundProduct, 'kind' | 'picture'> & { productType?: string };
  /** Pixels it is about wide; drawn sharp on dense screens too. */
  width: number;
};

/** What stands for products without a picture, unless their type has an icon of its own. */
const kindIcons: Record<PickerIcon, LucideIcon> = {
  frame: Frame,
  gift: Gift,
  package: Package,
  picture: Image,
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
  const [isBroken, setIsBroken] = useState(false);
  const { picture, kind, productType = '' } = product;
  if (!picture || isBroken) {
    const Icon = typeIcons[productType] ?? kindIcons[kindFacts[kind].picker.icon];
    return (
      <span className={styles.ground}>
        <Icon className={styles.icon} strokeWidth={1.2} aria-hidden />
      </span>
    );
  }
  return (
    <span className={styles.ground}>
      <SheetPicture picture={picture} width={width} onError={() => setIsBroken(true)} />
    </span>
  );
}
