import type { SbReactRichTextComponentMap } from '@storyblok/react';
import type { ComponentProps } from 'react';
import { colourOf, isReadable, readableTextColour } from '../components/colour/contrast.ts';

type HighlightProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['highlight']>>;
type TextStyleProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['textStyle']>>;

/** The ground text stands on; the poster channel's white is lighter still. */
const paper = '#fbf8f3';

/** Marked text; its words stay readable on any colour an editor picks. */
export function Highlight({ attrs, children }: HighlightProps) {
  const ground = colourOf(attrs?.color);
  const style = ground && { backgroundColor: ground, color: readableTextColour(ground) };
  return <mark style={style || undefined}>{children}</mark>;
}

/** Coloured text; a colour too pale to read on paper is left out. */
export function TextStyle({ attrs, children }: TextStyleProps) {
  const wanted = colourOf(attrs?.color);
  const color = wanted && isReadable(wanted, paper) ? wanted : undefined;
  return (
    <span
      className={attrs?.class || undefined}
      id={attrs?.id || undefined}
      style={color ? { color } : undefined}
    >
      {children}
    </span>
  );
}
