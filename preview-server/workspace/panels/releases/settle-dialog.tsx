import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import { isBlock } from '../../../content-space/story-shape/block.ts';
import { joinContents } from '../../../content-space/story-shape/merging/join-contents.ts';
import { join } from '../../actions/releases/change-release.ts';
import type { Side } from '../../actions/saving/meet-stored.ts';
import { reasonOf } from '../../base/api/result.ts';
import { blockOf, indexBlocks } from '../../base/content/block-index.ts';
import { fieldPlace } from '../../base/schema/field-place.ts';
import { type DialogProps, openDialog } from '../../store/dialog-store.ts';
import { useOrdinaryContent } from '../../store/server/queries.ts';
import { useDraftInRelease } from '../../store/server/releases.ts';
import { useOpenSession } from '../../store/session-store.ts';
import conflicts from '../conflict/conflict.module.css';
import { ConflictRow } from '../conflict/conflict-row.tsx';
import { ActionDialog } from '../controls/action-dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';

/** Fields that a release and the page itself have changed differently, one by one: which of the two holds. */
export function SettleDialog({ release, storyId, name }: DialogProps['settle-release']) {
  const say = useMessages();
  const { config } = useOpenSession();
  const { data: draft, error: ofDraft } = useDraftInRelease(release, storyId);
  const { data: page, error: ofPage } = useOrdinaryContent(storyId);
  const error = ofDraft ?? ofPage;
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const found = draft && page ? joinContents(draft.base_content, draft.content, page).conflicts : [];
  const keyOf = ({ uid, field }: { uid: string; field: string }) => `${uid} ${field}`;
  const blockIn = (uid: string) =>
    [draft?.content, page].flatMap((content) =>
      isBlock(content) ? (blockOf(content, indexBlocks(content), uid) ?? []) : [],
    )[0];
  return (
    <ActionDialog
      title={say('release.settleTitle', { name })}
      size="medium"
      action={say('release.settleTake')}
      isReady={found.length > 0}
      close={() => openDialog('releases', { release })}
      run={() =>
        join(
          release,
          storyId,
          found.map(({ uid, field }) => ({
            ...{ uid, field },
            keeps: sides.get(keyOf({ uid, field })) === 'theirs' ? 'page' : 'release',
          })),
        )
      }
    >
      {error ? (
        <Notice tone="error">{errorSentence(say, reasonOf(error))}</Notice>
      ) : !draft || !page ? (
        <Busy>{say('release.loading')}</Busy>
      ) : (
        <>
          <p>{say('release.settleText')}</p>
          <div className={conflicts.rows}>
            {found.map((conflict) => {
              const block = blockIn(conflict.uid);
              return (
                <ConflictRow
                  key={keyOf(conflict)}
                  conflict={conflict}
                  place={
                    block && conflict.field
                      ? fieldPlace(block, conflict.field, config.languages, say.language)
                      : { block: say('conflict.whole'), field: '', definition: undefined }
                  }
                  labels={{ mine: say('release.ofRelease'), theirs: say('release.ofPage') }}
                  side={sides.get(keyOf(conflict)) ?? 'mine'}
                  onChoose={(side) => setSides(new Map(sides).set(keyOf(conflict), side))}
                />
              );
            })}
          </div>
        </>
      )}
    </ActionDialog>
  );
}
