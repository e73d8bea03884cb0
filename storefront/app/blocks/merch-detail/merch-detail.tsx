import { DetailBlock } from '../../product/detail-block.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** A gift that carries a picture. */
export function MerchDetail({ blok }: BlockProps<'merch_detail'>) {
  return <DetailBlock blok={blok} detail={useBlockData('merch_detail', blok)} />;
}
