import { colourOf, isReadable, paper, readableTextColour } from '@blattwerk/schemas/shop/pages/contrast.ts';
import type { SbReactRichTextComponentMap } from '@storyblok/react';
import type { ComponentProps } from 'react';

type HighlightProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['highlight']>>;
type TextStyleProps = ComponentProps<NonNullable<SbReactRichTextComponentMap['textStyle']>>;

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
