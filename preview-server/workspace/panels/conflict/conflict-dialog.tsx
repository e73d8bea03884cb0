import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { useState } from 'react';
import type { ManagementStory } from '../../../content-space/story-shape/management-story.ts';
import type { MergeConflict } from '../../../content-space/story-shape/merging/merge-content.ts';
import { contradictions, type Side, settleConflict } from '../../actions/saving/meet-stored.ts';
import { saveDraft } from '../../actions/saving/save-draft.ts';
import { blockOf, indexBlocks } from '../../base/content/block-index.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { fieldPlace } from '../../base/schema/field-place.ts';
import { closeDialog } from '../../store/dialog-store.ts';
import { useDocument } from '../../store/page/document.ts';
import type { OpenDocument } from '../../store/page/document-store.ts';
import { useSaving } from '../../store/saving-store.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { showVersion } from '../../store/viewing-store.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useMessages } from '../messages/messages.ts';
import styles from './conflict.module.css';
import { ConflictRow } from './conflict-row.tsx';
import { conflictWords } from './conflict-words.ts';

/** Every field that two editors changed differently, with both texts: one of them is chosen for each. */
export function ConflictDialog() {
  const open = useDocument((document) => document);
  const theirs = useSaving(({ conflict }) => conflict);
  return open && theirs ? <Contradictions open={open} theirs={theirs} /> : null;
}

const keyOf = ({ uid, field }: MergeConflict) => `${uid} ${field}`;

function Contradictions({ open, theirs }: { open: OpenDocument; theirs: ManagementStory }) {
  const say = useMessages();
  const { config } = useOpenSession();
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const conflicts = contradictions(open, theirs);
  const { author, time } = conflictWords(say, theirs);
  const stored = contentOf(theirs);
  const storedIndex = indexBlocks(stored);
  const sideOf = (conflict: MergeConflict): Side => sides.get(keyOf(conflict)) ?? 'mine';
  const chooseAll = (side: Side) => setSides(new Map(conflicts.map((conflict) => [keyOf(conflict), side])));
  const settle = () => {
    closeDialog();
    settleConflict(sideOf);
  };
  return (
    <Dialog
      title={say('conflict.title')}
      size="wide"
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{say('conflict.later')}</Button>
          <Button onPress={settle}>{say('conflict.take')}</Button>
          <Button
            kind="main"
            onPress={() => {
              settle();
              void saveDraft();
            }}
          >
            {say('conflict.takeAndSave')}
          </Button>
        </>
      }
    >
      <p>{say('conflict.explained', { author, time })}</p>
      <div className={styles.all}>
        {conflicts.length > 1 && (
          <>
            <Button kind="link" onPress={() => chooseAll('mine')}>
              {say('conflict.allMine')}
            </Button>
            <Button kind="link" onPress={() => chooseAll('theirs')}>
              {say('conflict.allTheirs', { author })}
            </Button>
          </>
        )}
        <Button
          kind="link"
          onPress={() => {
            closeDialog();
            showVersion({ title: say('conflict.theirs', { author }), content: stored });
          }}
        >
          {say('conflict.look')}
        </Button>
      </div>
      <div className={styles.rows}>
        {conflicts.map((conflict) => {
          const block =
            blockOf(open.content, open.index, conflict.uid) ?? blockOf(stored, storedIndex, conflict.uid);
          return (
            <ConflictRow
              key={keyOf(conflict)}
              conflict={conflict}
              place={
                block && conflict.field
                  ? fieldPlace(block, conflict.field, config.languages, say.language)
                  : { block: say('conflict.whole'), field: '', definition: undefined }
              }
              labels={{ mine: say('conflict.mine'), theirs: say('conflict.theirs', { author }) }}
              side={sideOf(conflict)}
              onChoose={(side) => setSides(new Map(sides).set(keyOf(conflict), side))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
