import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Asset } from '../../../content-space/story-shape/asset-answers.ts';
import { useMessages } from '../messages/messages.ts';
import styles from './asset-details.module.css';
import { fileSize } from './file-facts.ts';
import { FolderMove } from './folder-move.tsx';
import pairs from './replace.module.css';
import { Thumbnail } from './thumbnail.tsx';
import type { LibraryView } from './use-library-view.ts';

const shownPictures = 9;

/** Several files at once: move them, delete them. */
export function SeveralAssets({ assets, view }: { assets: readonly Asset[]; view: LibraryView }) {
  const say = useMessages();
  const bytes = assets.reduce((sum, { content_length }) => sum + (content_length ?? 0), 0);
  const title = say('library.several', { count: assets.length });
  return (
    <section className={styles.details} aria-label={title}>
      <h3 className={styles.file}>{title}</h3>
      <p className={styles.muted}>{fileSize(bytes, say.language)}</p>
      <div className={pairs.pile}>
        {assets.slice(0, shownPictures).map(({ id, filename }) => (
          <Thumbnail key={id} filename={filename} />
        ))}
      </div>
      <div className={styles.actions}>
        <FolderMove assets={assets} />
        <Button onPress={view.chooseNone}>{say('library.chooseNone')}</Button>
        <Button onPress={() => view.setTask({ kind: 'delete', assets })}>{say('library.delete')}</Button>
      </div>
    </section>
  );
}
