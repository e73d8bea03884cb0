import type { StoredBlock } from '../../../page/story/stored-block.ts';
import { editable } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import styles from './unknown-block.module.css';

/** A block without a component: editors are told, shoppers see nothing. */
export function UnknownBlock({ blok }: { blok: StoredBlock }) {
  const { isPreview } = usePage();
  if (!isPreview) return null;
  return (
    <p className={styles.notice} lang="en" {...editable(blok)}>
      Component could not be found for blok <strong>{blok.component}</strong>, is it configured correctly?
    </p>
  );
}
