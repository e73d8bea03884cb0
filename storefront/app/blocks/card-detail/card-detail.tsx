import { DetailBlock } from '../../product/detail-block.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** A card with its papers, refinements and cuts. */
export function CardDetail({ blok }: BlockProps<'card_detail'>) {
  return <DetailBlock blok={blok} detail={useBlockData('card_detail', blok)} />;
}
