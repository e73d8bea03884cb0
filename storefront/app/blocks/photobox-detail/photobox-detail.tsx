import { DetailBlock } from '../../product/detail-block.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** A photo box with its prints. */
export function PhotoboxDetail({ blok }: BlockProps<'photobox_detail'>) {
  return <DetailBlock blok={blok} detail={useBlockData('photobox_detail', blok)} />;
}
