import { type Colour, colourCombinationLabel } from '@blattwerk/schemas/shop/products/colours.ts';
import { colourSwatches } from '../shell/colour-swatches.ts';
import styles from './colour-dots.module.css';

/** Colours as dots, named for those who do not see them. */
export function ColourDots({ colours }: { colours: readonly Colour[] }) {
  if (colours.length === 0) return null;
  return (
    <span role="img" aria-label={colourCombinationLabel(colours)} className={styles.dots}>
      {colours.map((colour) => (
        <span key={colour} style={{ background: colourSwatches[colour] }} />
      ))}
    </span>
  );
}
