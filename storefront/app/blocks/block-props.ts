import type { BlockName, BlockOf } from '@blattwerk/schemas/schema.ts';
import type { ReactNode } from 'react';
import type { StoredBlock } from '../../page/story/stored-block.ts';

type TextLanguages = Pick<StoredBlock, '_lang' | '_textLang' | '_fallback'>;

/** What the component of a block receives. */
export type BlockProps<Name extends BlockName> = {
  blok: BlockOf<Name> & TextLanguages;
  /** The block has the first picture of the page: what visitors see first. */
  isFirst?: boolean;
};

/** Draws a block. Method syntax on purpose: a component that takes one block may stand where any block is handed in. */
export type BlockComponent<Name extends BlockName> = { render(props: BlockProps<Name>): ReactNode }['render'];

/** What a component of several blocks receives: one of them. */
export type AnyBlockProps<Name extends BlockName> = { [One in Name]: BlockProps<One> }[Name];
