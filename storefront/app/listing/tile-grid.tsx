import type { Ref } from 'react';
import type { ListedTile } from '../../page/listing/listing-page.ts';
import { ListingTile } from './listing-tile.tsx';
import styles from './tile-grid.module.css';

type TileGridProps = {
  tiles: readonly ListedTile[];
  /** Tiles on their way; their places are held. */
  awaited: number;
  /** Another choice is on its way. */
  isOutdated: boolean;
  isFirst: boolean;
  label: string;
  ref: Ref<HTMLUListElement>;
};

/** Tiles seen at first on a desktop; the first of them are loaded before others. */
const firstRow = 3;

export function TileGrid({ tiles, awaited, isOutdated, isFirst, label, ref }: TileGridProps) {
  return (
    <ul
      aria-label={label}
      className={styles.grid}
      data-coloured={tiles.some(({ inColours }) => inColours.length > 1) || undefined}
      data-outdated={isOutdated || undefined}
      ref={ref}
    >
      {tiles.map((tile, place) => (
        <li id={`${tile.kind}-${tile.id}`} key={`${tile.kind} ${tile.id}`}>
          <ListingTile isPriority={isFirst && place < firstRow} tile={tile} />
        </li>
      ))}
      {Array.from({ length: awaited }, (_, place) => place).map((place) => (
        <li aria-hidden="true" className={styles.skeleton} inert key={place}>
          <AwaitedTile like={tiles[place % tiles.length]} />
        </li>
      ))}
    </ul>
  );
}

/** As high as one that is there already: a listing's tiles say alike about their products. */
function AwaitedTile({ like }: { like: ListedTile | undefined }) {
  if (like)
    return <ListingTile isPriority={false} tile={{ ...like, id: '', picture: null, isRefinable: false }} />;
  return (
    <>
      <div className={styles.ground} />
      <div className={styles.caption}>
        <div className={styles.line} />
        <div className={styles.shortLine} />
      </div>
    </>
  );
}
