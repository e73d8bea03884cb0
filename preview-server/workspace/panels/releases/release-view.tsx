import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type { Release } from '../../../content-space/releases/release-answers.ts';
import { dropRelease, publishNow, takeBack } from '../../actions/releases/change-release.ts';
import type { ApiError } from '../../base/api/result.ts';
import { usePagesOfRelease, useReleaseFindings } from '../../store/server/releases.ts';
import { useMay } from '../../store/session-store.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { pageCount, releaseWhen } from '../planning/release-words.ts';
import { ReleaseFindings } from './release-findings.tsx';
import { ReleasePages } from './release-pages.tsx';
import { ReleaseSettings } from './release-settings.tsx';
import styles from './releases.module.css';

type ReleaseViewProps = { release: Release; onOther(id: number): void };

/** One release: when it goes live, what it changes, what stands in its way. */
export function ReleaseView({ release, onOther }: ReleaseViewProps) {
  const say = useMessages();
  const { id, released, name } = release;
  const { pages, isPending } = usePagesOfRelease(id);
  const isWanted = !released && pages.length > 0;
  const judged = useReleaseFindings(id, isWanted);
  const findings = isWanted ? (judged.data ?? []) : [];
  return (
    <article className={styles.view} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.hint}>
          {releaseWhen(say, release)}
          {release.released_by && ` · ${release.released_by}`}
        </p>
      </header>
      {!released && <ReleaseSettings release={release} />}
      <section className={styles.section} aria-label={say('release.pages')}>
        <h4 className={styles.heading}>{pageCount(say, pages.length)}</h4>
        {isPending ? (
          <Busy>{say('release.loading')}</Busy>
        ) : pages.length === 0 ? (
          <p className={styles.hint}>{say('release.empty')}</p>
        ) : (
          <ReleasePages release={release} pages={pages} findings={findings} />
        )}
      </section>
      {isWanted && <ReleaseFindings pages={pages} findings={findings} isJudging={judged.isFetching} />}
      <ReleaseSteps release={release} isReady={isWanted && !judged.isPending} onOther={onOther} />
    </article>
  );
}

type ReleaseStepsProps = ReleaseViewProps & { isReady: boolean };

function ReleaseSteps({ release, isReady, onOther }: ReleaseStepsProps) {
  const say = useMessages();
  const mayPublish = useMay('publish');
  const [error, setError] = useState<ApiError>();
  const [asks, setAsks] = useState<'publish' | 'drop'>();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<ApiError | undefined>) => {
    if (isBusy) return;
    setBusy(true);
    setError(await work());
    setBusy(false);
    setAsks(undefined);
  };
  const undo = async (): Promise<ApiError | undefined> => {
    const begun = await takeBack(release.id, say('release.undoName', { name: release.name }));
    if (!begun.ok) return begun.error;
    onOther(begun.value.id);
    return undefined;
  };
  return (
    <footer className={styles.steps}>
      {error && (
        <Notice tone="error">
          {error.kind === 'failed' && !release.released ? say('release.refused') : errorSentence(say, error)}
        </Notice>
      )}
      {asks && (
        <Notice
          tone="warning"
          actions={[
            {
              label: say(`release.${asks}Yes`),
              run: () =>
                void run(() => (asks === 'publish' ? publishNow(release.id) : dropRelease(release.id))),
            },
            { label: say('action.cancel'), run: () => setAsks(undefined) },
          ]}
        >
          {say(`release.${asks}Ask`, { name: release.name, pages: pageCount(say, release.story_ids.length) })}
        </Notice>
      )}
      <div className={styles.buttons}>
        {release.released ? (
          <Button isDisabled={isBusy} onPress={() => void run(undo)}>
            {say('release.undo')}
          </Button>
        ) : (
          <>
            <Button kind="plain" isDisabled={isBusy} onPress={() => setAsks('drop')}>
              {say('release.drop')}
            </Button>
            {mayPublish && (
              <Button kind="main" isDisabled={isBusy || !isReady} onPress={() => setAsks('publish')}>
                {say('release.publish')}
              </Button>
            )}
          </>
        )}
      </div>
    </footer>
  );
}
