import { memo } from 'react';
import { hasData, listOf, type StoredBlock } from '../../page/story/stored-block.ts';
import { Part } from '../late/part.tsx';
import { blockComponents } from './block-components.ts';
import { rendersWithoutData } from './block-traits.ts';
import { UnknownBlock } from './unknown-block/unknown-block.tsx';

type StoryBlockProps = { blok: StoredBlock | null | undefined; isFirst?: boolean };

/** Any block of a story by its name; drawn anew only when the block itself changed. */
export const StoryBlock = memo(function StoryBlock({ blok, isFirst = false }: StoryBlockProps) {
  if (!blok?.component) return null;
  const Component = blockComponents.get(blok.component);
  if (!Component) return <UnknownBlock blok={blok} />;
  if (!hasData(blok) && !rendersWithoutData.has(blok.component)) return null;
  // Some components are loaded late; the server waits for them, and their HTML stands until they are there.
  return (
    <Part>
      <Component blok={blok} isFirst={isFirst} />
    </Part>
  );
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
