import styles from './block-picture.module.css';
import { blockPictures } from './block-pictures.generated.ts';

/** How a block looks in its example; blocks that only the space knows have a plain sheet. */
export function BlockPicture({ component }: { component: string }) {
  const address = blockPictures[component];
  return (
    <span className={styles.sheet}>
      {address && <img src={address} alt="" loading="lazy" decoding="async" />}
    </span>
  );
}
