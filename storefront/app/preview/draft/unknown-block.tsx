import type { StoredBlock } from '../../../page/story/stored-block.ts';
import { editable } from '../../context/editable.ts';
import styles from './unknown-block.module.css';

/** A block without a component, which editors are told. */
export function UnknownBlock({ blok }: { blok: StoredBlock }) {
  return (
    <p className={styles.notice} lang="en" {...editable(blok)}>
      Component could not be found for blok <strong>{blok.component}</strong>, is it configured correctly?
    </p>
  );
}
