import { textFaults } from '@blattwerk/designs/findings/text-faults.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { CalendarForm } from './calendar/calendar-form.tsx';
import styles from './editor.module.css';
import { LookPicker } from './look/look-picker.tsx';
import { DropZone } from './photos/drop-zone.tsx';
import { PhotoPlaces } from './photos/photo-places.tsx';
import { PhotosSection } from './photos/photos-section.tsx';
import { isPhotoAlone } from './photos/print-sizes.ts';
import type { SendPhoto } from './photos/send-photo.ts';
import { usePhotos } from './photos/use-photos.ts';
import { usePictureOf } from './photos/use-picture-of.ts';
import { setAnew, setLook, setText } from './session/operations.ts';
import { UndoBar } from './session/undo-bar.tsx';
import type { Draft } from './session/use-draft.ts';
import { useFonts } from './session/use-fonts.ts';
import { Stage } from './stage/stage.tsx';
import type { Surround } from './stage/surround.ts';
import { ViewTabs } from './stage/view-tabs.tsx';
import { isSeenIn, type StageView, viewsOf } from './stage/views.ts';
import type { Say } from './texts.ts';
import { WordsForm } from './words/words-form.tsx';

export type EditorProps = {
  draft: Draft;
  ask: WebApiClient;
  /** The same object as long as the editor is open. */
  sendPhoto: SendPhoto;
  say: Say;
  /** Of the shop, BCP 47: months and countries are called in it. */
  locale: string;
  /** A picture of the design, until its document is there. */
  poster: ReactNode;
  /** What the shop asks besides: options, price, the way into the basket. */
  children: ReactNode;
  /** What the picture hangs in, of a framed one. */
  surround?: Surround | undefined;
};

const noPages: readonly never[] = [];

/** A design and everything on it that is the customer's to change. */
export function Editor({ draft, ask, sendPhoto, say, locale, poster, children, surround }: EditorProps) {
  const { content, design, textSlots, calendar } = draft;
  const fonts = useFonts(design?.pages ?? noPages);
  const views = useMemo(() => (design ? viewsOf(design) : []), [design]);
  const [viewId, setViewId] = useState('front');
  const [activePhoto, setActivePhoto] = useState<string | null>(null);
  const photos = usePhotos(draft, views, sendPhoto);
  const pictureOf = usePictureOf(content.photos);
  const [wantedPhoto, setWantedPhoto] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isAlone = useMemo(() => design !== undefined && isPhotoAlone(design), [design]);
  const view = views.find(({ id }) => id === viewId) ?? views[0];
  const page = view && design?.pages[view.pageIndex];
  // Letters come first: what is wrong with them is said when there is time.
  const calmDesign = useDeferredValue(design);
  const findings = useMemo(
    () => (calmDesign ? textFaults(calmDesign.pages, fonts) : []),
    [calmDesign, fonts],
  );

  // Only once its face is the one that is shown.
  useEffect(() => {
    if (wantedPhoto === null) return;
    root.current?.querySelector<HTMLElement>(`[data-photo-slot="${wantedPhoto}"]`)?.focus();
    setWantedPhoto(null);
  }, [wantedPhoto]);

  const activate = (slot: string | null) => {
    draft.activate(slot);
    const seen = slot === null ? undefined : viewOf(slot, draft, views, view);
    if (seen) setViewId(seen.id);
  };
  const goToText = (slot: string) =>
    root.current?.querySelector<HTMLTextAreaElement>(`textarea[data-slot="${slot}"]`)?.focus();

  const showPhoto = (slot: string | null) => {
    setActivePhoto(slot);
    const seen = photos.slots.find((one) => one.slot === slot)?.viewId;
    if (seen !== undefined) setViewId(seen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key typed into a text leaves its many palettes alone
  const lookPicker = useMemo(
    () => (
      <LookPicker
        ask={ask}
        look={content.look}
        onChange={(look) => draft.change((now) => setLook(now, look), null)}
        say={say}
      />
    ),
    [content.look, ask],
  );

  return (
    <div className={styles.editor} ref={root}>
      <DropZone className={styles.stage} isOpen={photos.slots.length > 0} onFiles={photos.take}>
        {design && view && page ? (
          <>
            <Stage
              draft={draft}
              fonts={fonts}
              onText={goToText}
              page={page}
              pictureOf={pictureOf}
              say={say}
              surround={surround}
              view={view}
            >
              <PhotoPlaces
                activeSlot={activePhoto}
                desk={photos}
                onActive={setActivePhoto}
                page={page}
                say={say}
                view={view}
              />
            </Stage>
            <ViewTabs
              calendar={calendar}
              locale={locale}
              onChange={setViewId}
              say={say}
              selected={view.id}
              views={views}
            />
          </>
        ) : (
          <div className={styles.poster}>{poster}</div>
        )}
        {draft.status === 'failed' && (
          <p className={styles.failed} role="alert">
            {say('designFailed')}{' '}
            <button onClick={draft.retry} type="button">
              {say('retry')}
            </button>
          </p>
        )}
      </DropZone>
      <div className={styles.panel}>
        {isAlone || (
          <section aria-label={say('words')} className={styles.section}>
            <UndoBar {...draft} say={say}>
              {say('words')}
            </UndoBar>
            {textSlots.length === 0 ? (
              <p>{say('loading')}</p>
            ) : (
              <WordsForm
                content={content}
                findings={findings}
                onActive={activate}
                onChange={(slot, text) => draft.change((now) => setText(now, slot, text), `text ${slot}`)}
                onSetAnew={() => draft.change(setAnew, null)}
                say={say}
                slots={textSlots}
              />
            )}
          </section>
        )}
        {calendar && (
          <section aria-label={say('calendar')} className={styles.section}>
            <h2>{say('calendar')}</h2>
            <CalendarForm
              calendar={calendar}
              change={draft.change}
              locale={locale}
              onMonth={(month) => setViewId(`month-${month}`)}
              say={say}
            />
          </section>
        )}
        {design && (
          <PhotosSection
            activeSlot={activePhoto}
            className={styles.section}
            design={design}
            desk={photos}
            heading={
              isAlone ? (
                <UndoBar {...draft} say={say}>
                  {say('photos')}
                </UndoBar>
              ) : (
                <h2>{say('photos')}</h2>
              )
            }
            onActive={showPhoto}
            onPhoto={(slot) => {
              showPhoto(slot);
              setWantedPhoto(slot);
            }}
            say={say}
          />
        )}
        {isAlone || (
          <section aria-label={say('look')} className={styles.section}>
            <h2>{say('look')}</h2>
            {lookPicker}
          </section>
        )}
        {children}
      </div>
    </div>
  );
}

/** Where a text stands: the view that is open, if it is among them. */
function viewOf(
  slot: string,
  { design }: Draft,
  views: readonly StageView[],
  open: StageView | undefined,
): StageView | undefined {
  const showing = views.filter((view) =>
    design?.pages[view.pageIndex]?.layers.some(
      (layer) => layer.type === 'text' && layer.slot === slot && isSeenIn(view, layer.box),
    ),
  );
  return showing.find(({ id }) => id === open?.id) ?? showing[0];
}
