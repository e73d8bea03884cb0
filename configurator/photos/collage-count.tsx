import type { CollagePhotos } from '@blattwerk/schemas/configurator/collage.ts';
import controls from '../controls/controls.module.css';
import type { Draft } from '../session/use-draft.ts';
import pager from '../stage/pager.module.css';
import type { Say } from '../texts.ts';
import styles from './collage-count.module.css';
import { growFor, onePhotoFewer } from './collage-operations.ts';

type CollageCountProps = { collage: CollagePhotos; draft: Draft; say: Say };

/** How many photos a collage has: one more or one fewer, and all of them find another place. */
export function CollageCount({ collage, draft: { content, change }, say }: CollageCountProps) {
  const { least, most } = collage;
  const count = content.photoCount ?? collage.photos;
  return (
    <div className={styles.count}>
      <fieldset aria-label={say('collageCount')} className={pager.pager}>
        <button
          aria-label={say('collageFewer')}
          className={controls.round}
          disabled={count <= least}
          onClick={() => change((now) => onePhotoFewer(now, now.photoCount ?? collage.photos), null)}
          type="button"
        >
          −
        </button>
        <output>{say('collagePhotos', { count })}</output>
        <button
          aria-label={say('collageMore')}
          className={controls.round}
          disabled={count >= most}
          onClick={() => change((now) => growFor(now, now.photoCount ?? collage.photos, 1), null)}
          type="button"
        >
          +
        </button>
      </fieldset>
      <p>{say('collageHint', { most })}</p>
    </div>
  );
}
