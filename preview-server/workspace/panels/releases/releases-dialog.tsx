import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Busy, Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useState } from 'react';
import type { Release } from '../../../content-space/releases/release-answers.ts';
import { reasonOf } from '../../base/api/result.ts';
import { closeDialog, type DialogProps, openDialog } from '../../store/dialog-store.ts';
import { useLiveReleases, useOpenReleases } from '../../store/server/releases.ts';
import { Dialog } from '../controls/dialog.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { pageCount, releaseWhen } from '../planning/release-words.ts';
import { ReleaseView, type Undone } from './release-view.tsx';
import styles from './releases.module.css';

/** Changes of several pages that go live together: those that are to come, and those that are live. */
export function ReleasesDialog({ release: first }: DialogProps['releases']) {
  const say = useMessages();
  const [id, setId] = useState(first);
  const [undone, setUndone] = useState<Undone>();
  const { open, error, isPending, isFetching } = useOpenReleases();
  const { live } = useLiveReleases();
  const all = [...open, ...live];
  const shown = id === undefined ? all[0] : all.find((release) => release.id === id);
  return (
    <Dialog title={say('release.title')} size="large" onClose={closeDialog}>
      {error && <Notice tone="error">{errorSentence(say, reasonOf(error))}</Notice>}
      {isPending ? (
        <Busy>{say('release.loading')}</Busy>
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <p className={styles.hint}>{say('release.intro')}</p>
            <div className={styles.begin}>
              <Button
                kind={shown && !shown.released ? 'outlined' : 'main'}
                onPress={() => openDialog('new-release', {})}
              >
                {say('release.new')}
              </Button>
              <Button onPress={() => openDialog('replace-everywhere', {})}>{say('replace.title')}</Button>
            </div>
            <ReleaseList label={say('release.open')} releases={open} shown={shown} onChoose={setId} />
            {live.length > 0 && (
              <ReleaseList label={say('release.live')} releases={live} shown={shown} onChoose={setId} />
            )}
          </div>
          {shown ? (
            <ReleaseView
              key={shown.id}
              release={shown}
              stayPublic={undone?.by === shown.id ? undone.stayPublic : []}
              onDropped={() => setId(undefined)}
              onUndone={(begun) => {
                setUndone(begun);
                setId(begun.by);
              }}
            />
          ) : id === undefined ? (
            <p className={styles.none}>{say('release.none')}</p>
          ) : isFetching ? (
            <Busy>{say('release.loading')}</Busy>
          ) : (
            <Notice tone="error">{say('error.missing')}</Notice>
          )}
        </div>
      )}
    </Dialog>
  );
}

type ReleaseListProps = {
  label: string;
  releases: readonly Release[];
  shown: Release | undefined;
  onChoose(id: number): void;
};

function ReleaseList({ label, releases, shown, onChoose }: ReleaseListProps) {
  const say = useMessages();
  return (
    <section className={styles.section} aria-label={label}>
      <h3 className={styles.heading}>{label}</h3>
      {releases.length === 0 && <p className={styles.hint}>{say('release.noneOpen')}</p>}
      <ul className={styles.list}>
        {releases.map((release) => (
          <li key={release.id}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={release.id === shown?.id}
              onClick={() => onChoose(release.id)}
            >
              <span className={styles.name}>{release.name}</span>
              <span className={styles.when} data-refused={release.refused_at !== null}>
                {pageCount(say, release.story_ids.length)} · {releaseWhen(say, release)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
