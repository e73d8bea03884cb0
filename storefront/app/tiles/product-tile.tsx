import type { Picture } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import type { ReactNode } from 'react';
import { ProductPicture } from '../components/product-picture/product-picture.tsx';
import styles from './product-tile.module.css';

type ProductTileProps = {
  /** The product's page; left out where it has none any more. */
  href?: string;
  name: string;
  /** What its link is called, where the name shown is only a part of it. */
  label?: string;
  /** What it is, in a word or two; left out where the name begins with it. */
  kind?: string;
  /** What it costs, ready to be read: `ab 1,49 €`. */
  price?: string;
  picture: Picture | null;
  /** Shown where there is no picture. */
  standIn?: ReactNode;
  /** Width a sheet takes on the page. */
  sizes: string;
  isPriority?: boolean;
  /** Stands on the picture's top left: a tag such as the refinement. */
  tag?: ReactNode;
  /** Stands on the picture's top right: the heart. */
  action?: ReactNode;
  /** Stands below the words: other colours, or the way to the configurator. */
  choices?: ReactNode;
};

/** A product in a list: its sheet of paper on a warm ground, below it what it is. The whole tile is its link. */
export function ProductTile(props: ProductTileProps) {
  const {
    href,
    name,
    label = name,
    kind,
    price,
    picture,
    standIn,
    sizes,
    isPriority,
    tag,
    action,
    choices,
  } = props;
  return (
    <article className={styles.tile}>
      <div className={styles.ground}>
        {picture ? (
          <div className={styles.sheet} data-shape={shapeOf(picture)}>
            <ProductPicture
              isPriority={isPriority}
              picture={picture}
              sizes={picture.isScene ? sceneSizes(sizes) : sizes}
            />
          </div>
        ) : (
          standIn
        )}
        {tag && <div className={styles.tag}>{tag}</div>}
      </div>
      <div className={styles.caption}>
        {href === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <a aria-label={label === name ? undefined : label} className={styles.link} href={href}>
            {name}
          </a>
        )}
        {(kind || price) && (
          <p className={styles.facts}>
            {kind && !name.startsWith(kind) && <span>{kind}</span>}
            {price && <span className={styles.price}>{price}</span>}
          </p>
        )}
        {choices}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}

function shapeOf({ isScene, width, height }: Picture): 'scene' | 'wide' | 'tall' {
  if (isScene) return 'scene';
  return width > height ? 'wide' : 'tall';
}

/** A scene fills its square to the edges and is wider than it: half as large again as a sheet on its ground. */
function sceneSizes(sizes: string): string {
  return sizes.replace(
    /([\d.]+)(px|vw)(?=,|$)/g,
    (_, length: string, unit) => `${Number(length) * 1.5}${unit}`,
  );
}
