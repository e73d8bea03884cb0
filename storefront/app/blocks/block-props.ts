import type { BlockName, BlockOf } from '@blattwerk/schemas/schema.ts';

/** What the component of a block receives. */
export type BlockProps<Name extends BlockName> = {
  blok: BlockOf<Name>;
  /** The block opens the page, so its picture is what visitors see first. */
  isFirst?: boolean;
};
