import type { SbReactRichTextComponentMap } from '@storyblok/react';
import type { ComponentProps } from 'react';
import { StoryBlocks } from '../blocks/story-blocks.tsx';

type BlokNodeProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['blok']>>;

/** Blocks between the paragraphs of a text. */
export function RichTextBlok({ attrs }: BlokNodeProps) {
  return <StoryBlocks bloks={attrs?.body} />;
}
