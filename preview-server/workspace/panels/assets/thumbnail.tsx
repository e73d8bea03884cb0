import { FileText } from 'lucide-react';
import { useState } from 'react';
import styles from './asset.module.css';
import { isImage } from './asset-value.ts';
import { fileKind, thumbnailAddress } from './file-facts.ts';

/** A small picture of a file; a sheet with its kind where it is none. */
export function Thumbnail({ filename }: { filename: string }) {
  const [isBroken, setBroken] = useState(false);
  if (!isImage(filename) || isBroken)
    return (
      <span className={styles.thumbnail}>
        <FileText size={20} aria-hidden />
        <span className={styles.kind}>{fileKind(filename)}</span>
      </span>
    );
  return (
    <span className={styles.thumbnail}>
      <img src={thumbnailAddress(filename)} alt="" loading="lazy" onError={() => setBroken(true)} />
    </span>
  );
}
