import { DetailBlock } from '../../product/detail-block.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** A collage with its sizes. */
export function CollageDetail({ blok }: BlockProps<'collage_detail'>) {
  return <DetailBlock blok={blok} detail={useBlockData('collage_detail', blok)} />;
}
