import type { SbReactRichTextComponentMap } from '@storyblok/react';
import type { ComponentProps } from 'react';
import { StoryLink } from '../components/link/story-link.tsx';

type LinkMarkProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['link']>>;

/** A link in the text: same rules as a link field, and nothing of the linked story reaches the page. */
export function RichTextLink({ attrs, children }: LinkMarkProps) {
  if (!attrs) return children;
  const { linktype, href, anchor, target, story } = attrs;
  return <StoryLink link={{ linktype, url: href, anchor, target, story }}>{children}</StoryLink>;
}
