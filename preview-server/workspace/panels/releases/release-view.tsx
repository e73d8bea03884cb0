import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type { Release, ReleaseStory } from '../../../content-space/releases/release-answers.ts';
import { dropRelease, publishNow, takeBack } from '../../actions/releases/change-release.ts';
import type { ReleaseVerdict } from '../../base/api/releases-api.ts';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { usePagesOfRelease, useReleaseFindings } from '../../store/server/releases.ts';
import { useMay } from '../../store/session-store.ts';
import { authorName } from '../messages/author-name.ts';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { pageCount, releaseWhen } from '../planning/release-words.ts';
import { ReleaseFindings } from './release-findings.tsx';
import { ReleasePages } from './release-pages.tsx';
import { ReleaseSettings } from './release-settings.tsx';
import styles from './releases.module.css';

/** Another release takes back what one has done, but for the pages that are new in the shop by it. */
export type Undone = { by: number; stayPublic: readonly string[] };

type ReleaseViewProps = {
  release: Release;
  stayPublic: readonly string[];
  onDropped(): void;
  onUndone(undone: Undone): void;
};

const nothingFound: ReleaseVerdict = { findings: [], seasonsOver: [] };

/** One release: when it goes live, what it changes, what stands in its way. */
export function ReleaseView({ release, stayPublic, onDropped, onUndone }: ReleaseViewProps) {
  const say = useMessages();
  const { id, released, name } = release;
  const { pages, isPending, error } = usePagesOfRelease(id);
  const isWanted = !released && pages.length > 0;
  const judged = useReleaseFindings(id, isWanted);
  const { findings, seasonsOver } = isWanted && judged.data ? judged.data : nothingFound;
  return (
    <article className={styles.view} aria-label={name}>
      <header className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.hint}>
          {releaseWhen(say, release)}
          {release.released_by && ` · ${authorName(say, release.released_by)}`}
        </p>
      </header>
      {stayPublic.length > 0 && (
        <Notice tone="info">{say('release.stayPublic', { pages: stayPublic.join(', ') })}</Notice>
      )}
      {!released && <ReleaseSettings release={release} />}
      <section className={styles.section} aria-label={say('release.pages')}>
        <h4 className={styles.heading}>{pageCount(say, pages.length)}</h4>
        {isPending ? (
          <Busy>{say('release.loading')}</Busy>
        ) : error ? (
          <Notice tone="error">{errorSentence(say, reasonOf(error))}</Notice>
        ) : pages.length === 0 ? (
          <p className={styles.hint}>{say('release.empty')}</p>
        ) : (
          <ReleasePages release={release} pages={pages} findings={findings} />
        )}
      </section>
      {isWanted && (
        <ReleaseFindings
          release={id}
          pages={pages}
          findings={findings}
          seasonsOver={seasonsOver}
          isJudging={judged.isFetching}
        />
      )}
      <ReleaseSteps
        release={release}
        isReady={isWanted && !judged.isPending}
        pages={pages}
        onDropped={onDropped}
        onUndone={onUndone}
      />
    </article>
  );
}

type ReleaseStepsProps = Pick<ReleaseViewProps, 'release' | 'onDropped' | 'onUndone'> & {
  isReady: boolean;
  pages: readonly ReleaseStory[];
};

function ReleaseSteps({ release, isReady, pages, onDropped, onUndone }: ReleaseStepsProps) {
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
  const drop = async (): Promise<ApiError | undefined> => {
    const failure = await dropRelease(release.id);
    if (!failure) onDropped();
    return failure;
  };
  const undo = async (): Promise<ApiError | undefined> => {
    const begun = await takeBack(release.id, say('release.undoName', { name: release.name }));
    if (!begun.ok) return begun.error;
    const { release: by, stayPublic } = begun.value;
    const staying = pages.filter(({ story_id }) => stayPublic.includes(story_id));
    onUndone({ by: by.id, stayPublic: staying.map(({ name: page }) => page) });
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
              run: () => void run(() => (asks === 'publish' ? publishNow(release.id) : drop())),
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
