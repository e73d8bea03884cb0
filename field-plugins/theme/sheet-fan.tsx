import { SheetPicture } from '../shell/sheet/sheet-picture.tsx';
import styles from './sheet-fan.module.css';
import type { ThemeGroup } from './theme-search.ts';

/** Up to three designs of a theme, the first in front. */
export function SheetFan({
  designs,
}: {
  designs: readonly Pick<ThemeGroup['designs'][number], 'id' | 'picture'>[];
}) {
  return (
    <span className={styles.fan}>
      {designs.slice(0, 3).map(({ id, picture }) => (
        <span key={id}>
          <SheetPicture picture={picture} width={100} />
        </span>
      ))}
    </span>
  );
}
