import { moveSheet, sheetsOf } from '@blattwerk/designs/books/book-operations.ts';
import { wordFindings } from '@blattwerk/designs/findings/word-findings.ts';
import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { ProofComment } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CalendarForm } from './calendar/calendar-form.tsx';
import styles from './editor.module.css';
import { LookPicker } from './look/look-picker.tsx';
import { Pager } from './names/pager.tsx';
import type { ReadNameFile } from './names/read-names.ts';
import { useNameDesk } from './names/use-name-desk.ts';
import { FoldLines, PageStrip, PagesSection } from './pages/late-pages.ts';
import { textSlotsOfPage } from './pages/slots-of-page.ts';
import { DropZone } from './photos/drop-zone.tsx';
import { PhotoPlaces, PhotosSection } from './photos/late-photos.ts';
import { isPhotoAlone } from './photos/print-sizes.ts';
import type { SendPhoto, SentPhoto } from './photos/send-photo.ts';
import { thumbnailWidth } from './photos/thumbnail-width.ts';
import { useCarries } from './photos/use-carries.ts';
import { usePhotos } from './photos/use-photos.ts';
import { usePictureOf } from './photos/use-picture-of.ts';
import type { Drawn } from './preview/drawn-face.tsx';
import { OpenButton } from './preview/open-button.tsx';
import { PrintPager, PrintsSection } from './prints/late-prints.ts';
import type { PrintOffer } from './prints/print-offer.ts';
import { setAnew, setLook } from './session/operations.ts';
import { UndoBar } from './session/undo-bar.tsx';
import type { Draft } from './session/use-draft.ts';
import { useFonts } from './session/use-fonts.ts';
import { Stage } from './stage/stage.tsx';
import { type Frame, frameOf, type Surround } from './stage/surround.ts';
import { ViewTabs } from './stage/view-tabs.tsx';
import { isSeenIn, type StageView, viewsOf } from './stage/views.ts';
import type { Say } from './texts.ts';
import { WordsForm } from './words/words-form.tsx';

export type EditorProps = {
  draft: Draft;
  ask: WebApiClient;
  /** The same object as long as the editor is open. */
  sendPhoto: SendPhoto;
  /** What a row of a name list fills of the product; nothing where all its pieces are the same. */
  nameFields: readonly NameField[];
  /** The way for photos from the phone: the shop's, which loads it late. */
  phone(onPhotos: (photos: readonly SentPhoto[]) => Promise<void>): ReactNode;
  readNameFile: ReadNameFile;
  /** Sizes in which several photos are printed together; null of anything else. */
  prints: PrintOffer | null;
  /** What others have said of the draft, pinned to its pages. */
  comments: readonly ProofComment[];
  say: Say;
  /** Of the shop, BCP 47: months and countries are called in it. */
  locale: string;
  /** A picture of the design, until its document is there. */
  poster: ReactNode;
  /** What the shop asks besides: options, price, the way into the basket. */
  children: ReactNode;
  /** What the picture hangs in, of a framed one. */
  surround?: Surround | undefined;
  /** The design as one will hold it, opened over the page. */
  preview(shown: Previewed): ReactNode;
  /** Takes texts over from another card. */
  wording(onClose: () => void): ReactNode;
};

/** What the preview shows. */
export type Previewed = {
  drawn: Drawn;
  /** Of the page on the stage. */
  openPage: number;
  calendar: Draft['calendar'];
  /** What it hangs in. */
  frame: Frame | undefined;
  onClose(): void;
};

const noPages: readonly never[] = [];
/** Of texts that other cards of an occasion say, too. */
const sharedText = /^(names|date|place)$/;
/** Few products have names: the others do not load it. */
const NamesSection = lazy(() => import('./names/names-section.tsx'));
/** Loaded where something is pressed in metal, or could be. */
const FoilFindings = lazy(() =>
  import('./findings/foil-findings.tsx').then((part) => ({ default: part.FoilFindings })),
);
/** Loaded once others have said something. */
const Pins = lazy(() => import('./proofs/pins.tsx').then((part) => ({ default: part.Pins })));

/** A design and everything on it that is the customer's to change. */
export function Editor(props: EditorProps) {
  const { draft, ask, sendPhoto, nameFields, comments, readNameFile, say, locale, poster, children } = props;
  const { phone, surround, preview, wording, prints } = props;
  const { content, textSlots, calendar, book } = draft;
  const names = useNameDesk(draft, nameFields);
  const { design } = names;
  const fonts = useFonts(design?.pages ?? noPages);
  const views = useMemo(() => (design ? viewsOf(design) : []), [design]);
  const [viewId, setViewId] = useState('front');
  const [activePhoto, setActivePhoto] = useState<string | null>(null);
  const photos = usePhotos(draft, views, sendPhoto, prints !== null);
  const isOfSeveral = prints !== null && content.prints.length > 0;
  const pictureOf = usePictureOf(content.photos);
  const smallPictureOf = usePictureOf(content.photos, thumbnailWidth);
  const [wantedPhoto, setWantedPhoto] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const isAlone = useMemo(() => design !== undefined && isPhotoAlone(design), [design]);
  const view = views.find(({ id }) => id === viewId) ?? views[0];
  const page = view && design?.pages[view.pageIndex];
  useCarries(root, photos, setViewId);
  // Letters come first: what is wrong with them is said when there is time.
  const calmDesign = useDeferredValue(design);
  const findings = useMemo(() => (calmDesign ? wordFindings(calmDesign, fonts) : []), [calmDesign, fonts]);

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
  const goToText = (slot: string) => {
    const field = names.isFilled(slot) ? `data-row-field="${slot}"` : `data-slot="${slot}"`;
    root.current?.querySelector<HTMLTextAreaElement>(`textarea[${field}]`)?.focus();
  };

  const showPhoto = (slot: string | null) => {
    setActivePhoto(slot);
    const seen = photos.slots.find((one) => one.slot === slot)?.viewId;
    if (seen !== undefined) setViewId(seen);
  };
  const goToPhoto = (slot: string) => {
    showPhoto(slot);
    setWantedPhoto(slot);
  };
  const photosHeading = isAlone ? (
    <UndoBar {...draft} say={say}>
      {say('photos')}
    </UndoBar>
  ) : (
    <h2>{say('photos')}</h2>
  );
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
    <div className={styles.editor} data-book={book ? '' : undefined} ref={root}>
      <DropZone className={styles.stage} isOpen={photos.slots.length > 0} onFiles={photos.take}>
        {design && view && page ? (
          <>
            <Stage
              design={design}
              draft={draft}
              fonts={fonts}
              onText={goToText}
              onWords={names.write}
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
                    activeSlot={activePhoto}
                    desk={photos}
                    onActive={setActivePhoto}
                    page={page}
                    say={say}
                    view={view}
                  />
                )}
                {comments.length > 0 && <Pins comments={comments} page={page} view={view} />}
              </Suspense>
            </Stage>
            <div className={styles.look}>
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
                  pictureOf={smallPictureOf}
                  say={say}
                  selected={view.id}
                />
              </Suspense>
            ) : isOfSeveral ? (
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
            <button onClick={draft.retry} type="button">
              {say('retry')}
            </button>
          </p>
        )}
      </DropZone>
      <div className={styles.panel}>
        {book && design && view && (
          <Suspense>
            <PagesSection
              book={book}
              className={styles.section}
              design={design}
              draft={draft}
              onSelect={setViewId}
              say={say}
              selected={view.id}
            />
          </Suspense>
        )}
        {isAlone || (
          <section aria-label={say('words')} className={styles.section}>
            <UndoBar {...draft} say={say}>
              {say('words')}
            </UndoBar>
            {textSlots.some(({ slot }) => sharedText.test(slot)) && (
              <OpenButton label={say('take')}>{wording}</OpenButton>
            )}
            {textSlots.length === 0 ? (
              <p>{say('loading')}</p>
            ) : (
              <WordsForm
                content={content}
                findings={findings}
                onActive={activate}
                onChange={names.write}
                onSetAnew={() => draft.change(setAnew, null)}
                say={say}
                slots={
                  book && design && view
                    ? textSlotsOfPage(textSlots, design, book, view.pageIndex)
                    : textSlots.filter(({ slot }) => !names.isFilled(slot))
                }
              />
            )}
            {calmDesign?.foil && (
              <Suspense>
                <FoilFindings design={calmDesign} draft={draft} fonts={fonts} say={say} />
              </Suspense>
            )}
          </section>
        )}
        {design && nameFields.length > 0 && (
          <Suspense>
            <NamesSection
              ask={ask}
              className={styles.section}
              desk={names}
              design={draft.design}
              draft={draft}
              readFile={readNameFile}
              say={say}
            />
          </Suspense>
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
        {design && photos.slots.length > 0 && (
          <Suspense>
            {isOfSeveral ? (
              <PrintsSection
                activeSlot={activePhoto}
                className={styles.section}
                design={design}
                desk={photos}
                draft={draft}
                heading={photosHeading}
                offer={prints}
                onActive={showPhoto}
                onPhoto={goToPhoto}
                phone={phone(photos.receive)}
                say={say}
              />
            ) : (
              <PhotosSection
                activeSlot={activePhoto}
                className={styles.section}
                design={design}
                desk={photos}
                draft={draft}
                locale={locale}
                heading={photosHeading}
                onActive={showPhoto}
                viewId={book && view ? view.id : null}
                onPhoto={goToPhoto}
                phone={phone(photos.receive)}
                say={say}
                takesPrints={prints !== null}
              />
            )}
          </Suspense>
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
