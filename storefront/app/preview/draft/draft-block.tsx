import type { ReactNode } from 'react';
import { hasData, type StoredBlock } from '../../../page/story/stored-block.ts';
import { editable } from '../../context/editable.ts';
import { useStore } from '../../state/create-store.ts';
import styles from './draft-block.module.css';
import { type DraftBlocks, draftBlocks } from './draft-blocks.ts';
import { hasBlockIn } from './has-block-in.ts';
import { UnknownBlock } from './unknown-block.tsx';
import { useChosen } from './use-chosen.ts';

type DraftBlockProps = {
  blok: StoredBlock;
  /** What shoppers would see; undefined where the shop has no component for it. */
  drawn: ReactNode | undefined;
  /** Shoppers see nothing of a block that is not filled in. */
  isFilledIn: boolean;
};

/** A block of a draft. One that shows nothing has a note in its place, so that it can be seen, selected and moved. */
export function DraftBlock({ blok, drawn, isFilledIn }: DraftBlockProps) {
  if (drawn === undefined) return <UnknownBlock blok={blok} />;
  const hasParts = hasBlockIn(blok, (each) => each !== blok);
  return (
    <>
      {(isFilledIn || hasParts) && drawn}
      <StandIn blok={blok} />
    </>
  );
}

function StandIn({ blok }: { blok: StoredBlock }) {
  // Few blocks of a page need one: where they stand apart, a look at the page draws none of the others anew.
  const isNeeded = useChosen(draftBlocks, (draft) => draft !== undefined && !isShown(blok, draft));
  return isNeeded && <Note blok={blok} />;
}

/** A test has no element of its own: what is inside of it shows it. */
function isShown(blok: StoredBlock, { shown }: DraftBlocks): boolean {
  return hasBlockIn(blok, ({ _editable }) => {
    const mark = typeof _editable === 'string' ? editable({ _editable })['data-blok-uid'] : undefined;
    return mark !== undefined && shown.has(mark);
  });
}

function Note({ blok }: { blok: StoredBlock }) {
  const draft = useStore(draftBlocks);
  if (!draft) return null;
  const { names, words, language } = draft;
  return (
    <p className={styles.note} data-stand-in="" {...editable(blok)} lang={language}>
      <strong className={styles.name}>{names[blok.component ?? ''] ?? blok.component}</strong>
      {hasData(blok) ? words.nothing : words.empty}
    </p>
  );
}
