import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { useContext } from 'react';
import { SettingsContext } from '../settings-context.ts';
import styles from './sheet-picture.module.css';

type SheetPictureProps = {
  picture: ListedDesign['picture'];
  /** Pixels it is about wide; drawn sharp on dense screens too. */
  width: number;
  onError?(): void;
};

/** A design as a sheet of paper. Its name stands beside it. */
export function SheetPicture({ picture, width, onError }: SheetPictureProps) {
  const { shop } = useContext(SettingsContext);
  const address = (least: number) => {
    const fitting = picture.widths.find((offered) => offered >= least) ?? picture.widths.at(-1);
    return `${shop}${picture.url}?width=${fitting}`;
  };
  return (
    <img
      className={styles.sheet}
      src={address(width)}
      srcSet={`${address(width)} 1x, ${address(2 * width)} 2x`}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      alt=""
      onError={onError}
    />
  );
}
