import { blocksIn } from '../../../page/story/blocks-in.ts';
import { hasData, type StoredBlock } from '../../../page/story/stored-block.ts';
import { editable } from '../../context/editable.ts';
import { useStore } from '../../state/create-store.ts';
import { draftBlocks } from './draft-blocks.ts';
import styles from './stand-in.module.css';
import { UnknownBlock } from './unknown-block.tsx';

type StandInProps = {
  blok: StoredBlock;
  /** The shop has a component that draws it. */
  isKnown: boolean;
};

/** Stands in a draft where a block shows nothing, so that it can be seen, selected and moved. */
export function StandIn({ blok, isKnown }: StandInProps) {
  const draft = useStore(draftBlocks);
  if (!isKnown) return <UnknownBlock blok={blok} />;
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
