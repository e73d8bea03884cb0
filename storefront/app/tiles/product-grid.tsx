import { Children, type ReactNode } from 'react';
import styles from './product-grid.module.css';

/** Width of a tile in the grid, for the `sizes` of its picture. */
export const tileSizes = '(min-width: 1024px) 240px, (min-width: 768px) 25vw, 40vw';

/** Tiles of products in rows of two to four. */
export function ProductGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul aria-label={label} className={styles.grid}>
      {Children.map(children, (tile) => (
        <li>{tile}</li>
      ))}
    </ul>
  );
}
