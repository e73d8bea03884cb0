import { moveSheet, sheetsOf } from '@blattwerk/designs/books/book-operations.ts';
import { Suspense } from 'react';
import controls from '../controls/controls.module.css';
import { latePart } from '../late/late-part.ts';
import { Pager } from '../names/pager.tsx';
import { FoldLines, PageStrip } from '../pages/late-pages.ts';
import { DropZone } from '../photos/drop-zone.tsx';
import { PhotoPlaces } from '../photos/late-photos.ts';
import { OpenButton } from '../preview/open-button.tsx';
import { PrintPager } from '../prints/late-prints.ts';
import { Stage } from '../stage/stage.tsx';
import { frameOf } from '../stage/surround.ts';
import { ViewTabs } from '../stage/view-tabs.tsx';
import { StageStyleButton } from '../text-style/stage-style-button.tsx';
import type { EditorProps } from './editor-props.ts';
import styles from './stage-pane.module.css';
import type { Desk } from './use-desk.ts';

/** Loaded once others have said something. */
const Pins = latePart(async () => (await import('../proofs/pins.tsx')).Pins);

/** The design as it will be printed, and the ways to look at its other faces. */
export function StagePane({ desk, ...props }: EditorProps & { desk: Desk }) {
  const { draft, comments, say, locale, poster, surround, preview } = props;
  const { names, design, calmDesign, fonts, views, view, page, setViewId, photos, pictureOf } = desk;
  const { calendar, book } = draft;
  return (
    <DropZone className={styles.stage} isOpen={photos.slots.length > 0} onFiles={photos.take}>
      {design && view && page ? (
        <>
          <Stage
            design={design}
            draft={draft}
            fonts={fonts}
            onText={desk.goToText}
            onWords={(slot, words) => {
              desk.letters.typed();
              names.write(slot, words);
            }}
            page={page}
            pictureOf={pictureOf}
            say={say}
            surround={surround}
            view={view}
          >
            {book && (
              <Suspense>
                <FoldLines page={page} />
              </Suspense>
            )}
            <Suspense>
              {photos.slots.length > 0 && (
                <PhotoPlaces
                  activeSlot={desk.activePhoto}
                  desk={photos}
                  onActive={desk.setActivePhoto}
                  page={page}
                  say={say}
                  view={view}
                />
              )}
              {comments.length > 0 && <Pins comments={comments} page={page} view={view} />}
            </Suspense>
          </Stage>
          <div className={styles.look}>
            <StageStyleButton onStyle={desk.goToStyle} page={page} say={say} slot={desk.lastText} />
            <OpenButton label={say('preview')}>
              {(onClose) =>
                preview({
                  drawn: { design, fonts, pictureOf },
                  openPage: view.pageIndex,
                  calendar,
                  frame: surround && frameOf(surround),
                  onClose,
                })
              }
            </OpenButton>
          </div>
          {book && calmDesign ? (
            <Suspense>
              <PageStrip
                design={calmDesign}
                fonts={fonts}
                onMove={(from, to) => {
                  draft.rearrange((now) => moveSheet(now, sheetsOf(now, book), from, to));
                  setViewId(`spread-${to}`);
                }}
                onSelect={setViewId}
                pictureOf={desk.smallPictureOf}
                say={say}
                selected={view.id}
              />
            </Suspense>
          ) : desk.isOfSeveral ? (
            <Suspense>
              <PrintPager onChange={setViewId} say={say} selected={view.id} views={views} />
            </Suspense>
          ) : (
            <ViewTabs
              calendar={calendar}
              locale={locale}
              onChange={setViewId}
              say={say}
              selected={view.id}
              views={views}
            />
          )}
          <Pager desk={names} say={say} />
        </>
      ) : (
        <div className={styles.poster}>{poster}</div>
      )}
      {draft.status === 'failed' && (
        <p className={styles.failed} role="alert">
          {say('designFailed')}{' '}
          <button className={controls.way} onClick={draft.retry} type="button">
            {say('retry')}
          </button>
        </p>
      )}
    </DropZone>
  );
}
