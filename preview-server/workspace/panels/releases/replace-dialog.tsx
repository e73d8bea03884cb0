import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import { Notice } from '@blattwerk/field-plugins/look/notice.tsx';
import { useEffect, useState } from 'react';
import { replaceAsRelease } from '../../actions/releases/replace-as-release.ts';
import type { ReplacementWish } from '../../base/api/replacements-api.ts';
import { type ApiError, reasonOf } from '../../base/api/result.ts';
import { openDialog } from '../../store/dialog-store.ts';
import { useReplacementPreview } from '../../store/server/replacements.ts';
import { Dialog } from '../controls/dialog.tsx';
import { TextBox } from '../controls/text-box.tsx';
import { errorSentence } from '../messages/error-sentence.ts';
import { useMessages } from '../messages/messages.ts';
import { pageCount } from '../planning/release-words.ts';
import styles from './releases.module.css';
import { ReplacedPages } from './replaced-pages.tsx';
import { type NamedWish, ReplacementForm } from './replacement-form.tsx';

/** After the last letter: every page of the space is looked through. */
const pauseMs = 400;

/** One thing in another's place on all pages: chosen, looked at page by page, and begun as a release. */
export function ReplaceDialog() {
  const say = useMessages();
  const [named, setNamed] = useState<NamedWish>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [typedName, setName] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const wish = named?.wish;
  const [asked, setAsked] = useState<ReplacementWish>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wish), wish?.kind === 'words' ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [wish]);
  const preview = useReplacementPreview(asked);
  const isAnswered = wish === asked && !preview.isFetching;
  const pages = isAnswered && wish ? (preview.data ?? []) : [];
  const chosen = pages.filter(({ story_id }) => !leftOut.has(story_id));
  const name = typedName ?? (named ? say('replace.name', { from: named.from, to: named.to }) : '');
  const begin = async (replacement: ReplacementWish) => {
    const storyIds = chosen.map(({ story_id }) => story_id);
    const begun = await replaceAsRelease({ replacement, name: name.trim(), storyIds });
    if (begun.ok) openDialog('releases', { release: begun.value.id });
    else setError(begun.error);
  };
  const failure = error ?? (isAnswered && preview.error ? reasonOf(preview.error) : undefined);
  return (
    <Dialog
      title={say('replace.title')}
      size="large"
      onClose={() => openDialog('releases', {})}
      actions={
        <Button
          kind="main"
          isDisabled={!named || chosen.length === 0 || name.trim() === ''}
          onPress={() => named && void begin(named.wish)}
        >
          {say('replace.begin', { pages: pageCount(say, chosen.length) })}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.hint}>{say('replace.intro')}</p>
        {failure && <Notice tone="error">{errorSentence(say, failure)}</Notice>}
        <ReplacementForm
          onChange={(wish) => {
            setNamed(wish);
            setLeftOut(new Set());
            setName(undefined);
            setError(undefined);
          }}
        />
        {named && !failure && (
          <>
            <ReplacedPages
              key={JSON.stringify(asked)}
              pages={pages}
              isPending={!isAnswered}
              names={named}
              leftOut={leftOut}
              onToggle={(id) =>
                setLeftOut((before) =>
                  before.has(id)
                    ? new Set([...before].filter((each) => each !== id))
                    : new Set([...before, id]),
                )
              }
            />
            {pages.length > 0 && (
              <TextBox label={say('release.name')} value={name} onChange={setName} isRequired />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
