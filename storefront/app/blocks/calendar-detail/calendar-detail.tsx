import { DetailBlock } from '../../product/detail-block.tsx';
import { useBlockData } from '../../shop-data/block-answers-context.tsx';
import type { BlockProps } from '../block-props.ts';

/** A calendar with its sizes and mountings. */
export function CalendarDetail({ blok }: BlockProps<'calendar_detail'>) {
  return <DetailBlock blok={blok} detail={useBlockData('calendar_detail', blok)} />;
}
