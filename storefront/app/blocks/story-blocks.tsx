import { memo } from 'react';
import { hasData, listOf, type StoredBlock } from '../../page/story/stored-block.ts';
import { usePage } from '../context/page-context.tsx';
import { late } from '../late/late.tsx';
import { Part } from '../late/part.tsx';
import { blockComponents } from './block-components.ts';
import { rendersWithoutData } from './block-traits.ts';

const DraftBlock = late(async () => (await import('../preview/draft/draft-block.tsx')).DraftBlock);

type StoryBlockProps = { blok: StoredBlock | null | undefined; isFirst?: boolean };

/** Any block of a story by its name; drawn anew only when the block itself changed. */
export const StoryBlock = memo(function StoryBlock({ blok, isFirst = false }: StoryBlockProps) {
  const { isPreview } = usePage();
  if (!blok?.component) return null;
  const Component = blockComponents.get(blok.component);
  const drawn = Component && <Component blok={blok} isFirst={isFirst} />;
  const isFilledIn = hasData(blok) || rendersWithoutData.has(blok.component);
  if (!isPreview && !(drawn && isFilledIn)) return null;
  // Some components are loaded late; the server waits for them, and their HTML stands until they are there.
  return <Part>{isPreview ? <DraftBlock {...{ blok, drawn, isFilledIn }} /> : drawn}</Part>;
});

type StoryBlocksProps = {
  bloks: readonly StoredBlock[] | null | undefined;
  /** The list opens the page. */
  isFirst?: boolean;
};

/** The blocks of a list field, in order. */
export function StoryBlocks({ bloks, isFirst = false }: StoryBlocksProps) {
  const blocks = listOf(bloks);
  // A headline has no picture: what stands below it is the first that has one.
  const first = blocks.findIndex(({ component }) => component !== 'page_container_headline');
  return blocks.map((blok, index) => (
    <StoryBlock blok={blok} isFirst={isFirst && index === first} key={blok._uid ?? index} />
  ));
}
