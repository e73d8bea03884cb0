import type { CSSProperties } from 'react';
import { colourOf, readableTextColour } from '../../components/colour/contrast.ts';

type SlideColours = {
  backgroundColor?: string | null;
  textColor?: string | null;
  /** Fill of the button. */
  color?: string | null;
};

/** Ground of a slide when its editor chose none; `--paper-2` of the card channel. */
const defaultGround = '#f3ede3';

/** Editors' colours as custom properties; text that could not be read on its ground is replaced. */
export function slideColours({ backgroundColor, textColor, color }: SlideColours): CSSProperties | undefined {
  const ground = colourOf(backgroundColor);
  const text = colourOf(textColor);
  const accent = colourOf(color);
  if (!ground && !text && !accent) return undefined;
  return {
    '--slide-ground': ground,
    '--slide-text': ground || text ? readableTextColour(ground ?? defaultGround, text) : undefined,
    '--accent': accent,
    '--on-accent': accent && readableTextColour(accent, '#ffffff'),
  };
}
