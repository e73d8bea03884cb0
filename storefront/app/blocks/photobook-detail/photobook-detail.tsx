import { DetailBlock } from '../../product/detail-block.tsx';
import { PhotobookFacts } from '../../product/photobook-facts.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** A photo book with its type, pages and covers. */
export function PhotobookDetail({ blok }: BlockProps<'photobook_detail'>) {
  const detail = useBlockData('photobook_detail', blok);
  return <DetailBlock blok={blok} detail={detail} facts={<PhotobookFacts detail={detail} />} />;
}
