import type { ProductItem } from '@blattwerk/schemas/field-plugins/product-value.ts';
import { Button } from '../look/button.tsx';
import { Notice } from '../look/notice.tsx';
import type { ShopChoice } from '../shell/shop-choice.ts';
import { changeSession } from './picker-session.ts';
import { useProductMessages } from './product-messages.ts';
import { useProductName } from './product-name.ts';
import { useChosenProducts } from './use-chosen-products.ts';

type ReplacingNoticeProps = { shop: ShopChoice; item: ProductItem | undefined };

/** Says which product the next choice replaces. */
export function ReplacingNotice({ shop, item }: ReplacingNoticeProps) {
  const say = useProductMessages();
  const nameOf = useProductName();
  const { chosen } = useChosenProducts(shop, item ? [item] : []);
  const [replaced] = chosen;
  if (!replaced) return null;
  return (
    <Notice tone="info">
      {say('replacing', { name: nameOf(replaced) })}{' '}
      <Button kind="link" onPress={() => changeSession({ replacing: undefined })}>
        {say('replacingStop')}
      </Button>
    </Notice>
  );
}
