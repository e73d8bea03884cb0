import { colourOf, readableTextColour, slideGround } from '@blattwerk/schemas/shop/pages/contrast.ts';
import type { CSSProperties } from 'react';

type SlideColours = {
  backgroundColor?: string | null;
  textColor?: string | null;
  /** Fill of the button. */
  color?: string | null;
};

/** Editors' colours as custom properties; text that could not be read on its ground is replaced. */
export function slideColours({ backgroundColor, textColor, color }: SlideColours): CSSProperties | undefined {
  const ground = colourOf(backgroundColor);
  const text = colourOf(textColor);
  const accent = colourOf(color);
  if (!ground && !text && !accent) return undefined;
  return {
    '--slide-ground': ground,
    '--slide-text': ground || text ? readableTextColour(ground ?? slideGround, text) : undefined,
    '--accent': accent,
    '--on-accent': accent && readableTextColour(accent, '#ffffff'),
  };
}
