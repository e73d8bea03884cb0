import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { StoryDifference } from '../../../content-space/story-shape/difference/story-difference.ts';
import { restoreChange } from '../../actions/block/restore-change.ts';
import { reasonOf } from '../../base/api/result.ts';
import type { Block } from '../../base/content/block.ts';
import { replaceContent } from '../../base/content/edits.ts';
import { contentOf } from '../../base/content/stored-content.ts';
import { type ComparedVersion, closeDialog, openDialog } from '../../store/dialog-store.ts';
import { edit, undoEdit, useDocument } from '../../store/page/document.ts';
import { useVersion } from '../../store/server/queries.ts';
import type { ChangeAction } from '../comparison/change-list.tsx';
import type { ComparedChange } from '../comparison/compared-change.ts';
import { Comparison } from '../comparison/comparison.tsx';
import { closeOnEscape } from '../controls/close-on-escape.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { VersionChoice } from './version-choice.tsx';
import { versionName } from './version-words.ts';
import styles from './versions.module.css';

type Chosen = { before: ComparedVersion; after: ComparedVersion };

/** Two saves of the open page, or one and the draft, side by side; single changes are taken back into the draft. */
export function CompareVersionsDialog(asked: Chosen) {
  const say = useMessages();
  const [{ before, after }, setChosen] = useState<Chosen>(asked);
  const [told, setTold] = useState<{ sentence: string; isDone: boolean }>();
  const story = useDocument((open) => open.story);
  const [was, is] = [useContent(before), useContent(after)];
  const error = was.error ?? is.error;

  const restorePage = () => {
    if (!was.content) return;
    const { content } = was;
    edit(() => replaceContent(content));
    closeDialog();
  };
  const actionsOf = (compared: ComparedChange, difference: StoryDifference): ChangeAction[] => {
    const { change, label } = compared;
    const restore = () => {
      const made = restoreChange(difference.before, change);
      if (!made) return;
      const isGone = change.kind === 'inserted';
      const done = isGone ? 'gone' : made.isPossible && made.isElsewhere ? 'elsewhere' : 'done';
      const result = made.isPossible || made.reason === 'done' ? done : made.reason;
      setTold({ sentence: say(`versions.restored.${result}`, { block: label }), isDone: made.isPossible });
    };
    return [
      {
        label: say(change.kind === 'inserted' ? 'versions.takeOut' : 'versions.takeBack'),
        run: restore,
      },
    ];
  };

  return (
    <Dialog
      title={say('versions.comparing')}
      size="full"
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={() => openDialog('versions', {})}>{say('versions.title')}</Button>
          {before !== 'draft' && (
            <Button kind="main" isDisabled={!was.content} onPress={restorePage}>
              {say('versions.restoreWhole', { number: before.number })}
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <Notice tone="error">{errorSentence(say, reasonOf(error))}</Notice>
      ) : story && was.content && is.content ? (
        <div className={styles.compare} onKeyDownCapture={closeFromList}>
          {told && (
            <div className={styles.told}>
              <Notice
                tone={told.isDone ? 'info' : 'warning'}
                actions={[
                  ...(told.isDone
                    ? [
                        {
                          label: say('action.undo'),
                          run: () => {
                            undoEdit();
                            setTold(undefined);
                          },
                        },
                      ]
                    : []),
                  { label: say('action.close'), run: () => setTold(undefined) },
                ]}
              >
                {told.sentence}
              </Notice>
            </div>
          )}
          <Comparison
            story={story}
            before={{
              content: was.content,
              title: versionName(say, before),
              name: (
                <VersionChoice
                  label={say('comparison.before')}
                  chosen={before}
                  onChoose={(version) => setChosen({ before: version, after })}
                />
              ),
            }}
            after={{
              content: is.content,
              title: versionName(say, after),
              name: (
                <VersionChoice
                  label={say('comparison.after')}
                  chosen={after}
                  onChoose={(version) => setChosen({ before, after: version })}
                />
              ),
            }}
            {...(before !== 'draft' && { actionsOf })}
          />
        </div>
      ) : (
        <Busy>{say('versions.loading')}</Busy>
      )}
    </Dialog>
  );
}

/** The list keeps Escape to itself; what a menu does with it, which React hands on from outside, is its own. */
function closeFromList(event: KeyboardEvent<HTMLElement>): void {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) closeOnEscape(event);
}

/** The content of a save, or the draft as it stands. */
function useContent(chosen: ComparedVersion): { content: Block | undefined; error: Error | null } {
  const draft = useDocument((open) => open.content);
  const contentType = useDocument(({ story }) => story.content_type) ?? 'page';
  const { data, error } = useVersion(chosen === 'draft' ? undefined : chosen.id);
  const stored = useMemo(
    () => data && contentOf({ content: data.content, content_type: contentType }),
    [data, contentType],
  );
  return chosen === 'draft' ? { content: draft, error: null } : { content: stored, error };
}
