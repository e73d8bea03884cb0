import { createRichTextRenderer } from '@storyblok/react';
import { useMemo } from 'react';
import { RichTextBlok } from './blok-node.tsx';
import { Highlight, TextStyle } from './colour-marks.tsx';
import { knownNodes } from './known-nodes.ts';
import { RichTextEmoji, RichTextImage, RichTextLink, RichTextTable } from './nodes.tsx';

/** The vendor's renderer; only what it leaves unsafe, inaccessible or incomplete is replaced. */
const render = createRichTextRenderer({
  components: {
    blok: RichTextBlok,
    emoji: RichTextEmoji,
    highlight: Highlight,
    image: RichTextImage,
    link: RichTextLink,
    table: RichTextTable,
    textStyle: TextStyle,
  },
});

/** What is inside a rich text field. In a module of its own, so that pages without need leave the renderer unloaded. */
export function RichTextContent({ document }: { document: unknown }) {
  return useMemo(() => render(knownNodes(document)), [document]);
}
