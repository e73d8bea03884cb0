import type { ReactNode } from 'react';
import { blocksIn } from '../../../page/story/blocks-in.ts';
import { hasData, type StoredBlock } from '../../../page/story/stored-block.ts';
import { editable } from '../../context/editable.ts';
import { useStore } from '../../state/create-store.ts';
import styles from './draft-block.module.css';
import { draftBlocks } from './draft-blocks.ts';
import { UnknownBlock } from './unknown-block.tsx';

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
  const hasParts = blocksIn(blok).length > 1;
  return (
    <>
      {(isFilledIn || hasParts) && drawn}
      <StandIn blok={blok} />
    </>
  );
}

function StandIn({ blok }: { blok: StoredBlock }) {
  const draft = useStore(draftBlocks);
  const isShown = (each: object) => {
    const mark =
      '_editable' in each && typeof each._editable === 'string'
        ? editable({ _editable: each._editable })
        : {};
    return draft?.shown.has(mark['data-blok-uid'] ?? '') === true;
  };
  // A test has no element of its own: what is inside of it shows it.
  if (!draft || isShown(blok) || blocksIn(blok).some(isShown)) return null;
  const { names, words, language } = draft;
  return (
    <p className={styles.note} data-stand-in="" {...editable(blok)} lang={language}>
      <strong className={styles.name}>{names[blok.component ?? ''] ?? blok.component}</strong>
      {hasData(blok) ? words.nothing : words.empty}
    </p>
  );
}
