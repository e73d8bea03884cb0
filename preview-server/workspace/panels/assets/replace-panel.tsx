import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useUsingPages } from '../../store/server/library.ts';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './asset-details.module.css';
import { fileName } from './asset-value.ts';
import { PageList } from './page-list.tsx';
import { ReplacePair } from './replace-pair.tsx';
import type { LibraryView, ReplaceTask } from './use-library-view.ts';
import { useReplacement } from './use-replacement.ts';

/** Another file, or new words and focus, on all pages: what comes, which pages it changes, and the button that does it. */
export function ReplacePanel({ task, view }: { task: ReplaceTask; view: LibraryView }) {
  const say = useMessages();
  const { asset } = task;
  const { data } = useUsingPages([asset.id]);
  const { replace, sentence, isBusy } = useReplacement(task, view);
  const name = fileName(asset.filename);
  const title = say(`library.replace.${task.kind}`, { name });
  const pages = data?.pages ?? [];
  const live = pages.filter(({ isLive }) => isLive).length;
  const isReady =
    data && (task.kind !== 'exchange' || task.by) && (task.kind === 'newFile' || pages.length > 0);
  return (
    <section className={styles.details} aria-label={title}>
      <h3 className={styles.file}>{title}</h3>
      {sentence && <Notice tone="error">{sentence}</Notice>}
      {task.kind === 'exchange' && !task.by && <Notice>{say('library.chooseOther')}</Notice>}
      <ReplacePair task={task} />
      {data ? (
        <>
          <p>
            {pages.length === 0
              ? say('library.usedNowhere')
              : say(pages.length === 1 ? 'library.changesOnce' : 'library.changes', {
                  pages: pages.length,
                  live,
                })}
          </p>
          <PageList pages={pages} />
        </>
      ) : (
        <Busy>{say('usage.loading')}</Busy>
      )}
      <div className={styles.actions}>
        <Button kind="main" isDisabled={!isReady || isBusy} onPress={() => void replace()}>
          {isBusy ? say('library.replacing') : actionLabel(say, task.kind, pages.length)}
        </Button>
        <Button isDisabled={isBusy} onPress={() => view.setTask(undefined)}>
          {say('action.cancel')}
        </Button>
      </div>
    </section>
  );
}

function actionLabel(say: Say, kind: ReplaceTask['kind'], pages: number): string {
  if (kind === 'words') return say(pages === 1 ? 'library.transferOnce' : 'library.transferAll', { pages });
  if (pages === 0) return say('library.replaceFile');
  return say(pages === 1 ? 'library.replaceOnce' : 'library.replaceAll', { pages });
}
