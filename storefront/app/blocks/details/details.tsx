import type { DetailBlockName } from '@blattwerk/schemas/kinds/kind.ts';
import { DetailBlock } from '../../product/detail-block.tsx';
import { useBlockData } from '../block-answers-context.tsx';
import type { AnyBlockProps } from '../block-props.ts';

/** Every detail block: one product with the choices, facts and price of its kind. */
export function Detail({ blok }: AnyBlockProps<DetailBlockName>) {
  return <DetailBlock blok={blok} detail={useBlockData(blok.component, blok)} />;
}
