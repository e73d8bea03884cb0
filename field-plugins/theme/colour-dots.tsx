import type { Colour } from '@blattwerk/schemas/shop/products/colours.ts';
import { useContext } from 'react';
import { LanguageContext } from '../messages/messages.ts';
import { colourNames } from '../shell/colour-names.ts';
import { colourSwatches } from '../shell/colour-swatches.ts';
import styles from './colour-dots.module.css';

/** Colours as dots, named for those who do not see them. */
export function ColourDots({ colours }: { colours: readonly Colour[] }) {
  const language = useContext(LanguageContext);
  if (colours.length === 0) return null;
  return (
    <span role="img" aria-label={colourNames(colours, language)} className={styles.dots}>
      {colours.map((colour) => (
        <span key={colour} style={{ background: colourSwatches[colour] }} />
      ))}
    </span>
  );
}
