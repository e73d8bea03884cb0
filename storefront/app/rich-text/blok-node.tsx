import type { SbReactRichTextComponentMap } from '@storyblok/react';
import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import type { StoredBlock } from '../../page/story/stored-block.ts';

type BloksProps = { bloks: readonly StoredBlock[] | null | undefined };

/** Draws the blocks of a text: blocks hold texts, and texts hold blocks, so the page brings both together. */
export const TextBloksContext = createContext<ComponentType<BloksProps>>(() => null);

type BlokNodeProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['blok']>>;

/** Blocks between the paragraphs of a text. */
export function RichTextBlok({ attrs }: BlokNodeProps) {
  const Bloks = use(TextBloksContext);
  return <Bloks bloks={attrs?.body} />;
}
