import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { useContext } from 'react';
import { SettingsContext } from '../settings-context.ts';
import { sheetAddresses } from './sheet-address.ts';
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
  return (
    <img
      className={styles.sheet}
      {...sheetAddresses(shop, picture, width)}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      alt=""
      onError={onError}
    />
  );
}
