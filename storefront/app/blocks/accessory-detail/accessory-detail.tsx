import { DetailBlock } from '../../product/detail-block.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** An accessory, or anything else that is bought as it is: frames and prints. */
export function AccessoryDetail({ blok }: BlockProps<'accessory_detail'>) {
  return <DetailBlock blok={blok} detail={useBlockData('accessory_detail', blok)} />;
}
