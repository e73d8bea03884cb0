import { memo, Suspense, useMemo } from 'react';
import { CalendarForm } from '../calendar/calendar-form.tsx';
import type { ShowFix } from '../fixes/fix.ts';
import { latePart } from '../late/late-part.ts';
import { LookPicker } from '../look/look-picker.tsx';
import { PagesSection } from '../pages/late-pages.ts';
import { textSlotsOfPage } from '../pages/slots-of-page.ts';
import { PhotosSection } from '../photos/late-photos.ts';
import { OpenButton } from '../preview/open-button.tsx';
import { PrintsSection } from '../prints/late-prints.ts';
import { setLook, setText } from '../session/operations.ts';
import { UndoBar } from '../session/undo-bar.tsx';
import { WordsForm } from '../words/words-form.tsx';
import type { EditorProps } from './editor-props.ts';
import styles from './panel.module.css';
import type { Desk } from './use-desk.ts';

/** Of texts that other cards of an occasion say, too. */
const sharedText = /^(names|date|place)$/;
/** Few products have names: the others do not load it. */
const NamesSection = latePart(async () => (await import('../names/names-section.tsx')).default);
/** Loaded when the pictures of a fix are first opened. */
const FixPictures = latePart(async () => (await import('../findings/fix-pictures.tsx')).default);
/** Loaded when the style of a text is first opened. */
const StyleForm = latePart(async () => (await import('../text-style/style-form.tsx')).default);
/** Loaded where something is pressed in metal, or could be. */
const FoilFindings = latePart(async () => (await import('../findings/foil-findings.tsx')).FoilFindings);

type PanelProps = EditorProps & {
  desk: Desk;
  /** A letter that was typed elsewhere is drawn before its forms follow. */
  isBehind: boolean;
};

/** Forms for everything that is the customer's to change, and what the shop asks besides. */
export const Panel = memo(AllForms, (_, { isBehind }) => isBehind);

function AllForms({ desk, ...props }: PanelProps) {
  const { draft, ask, nameFields, readNameFile, say, locale, phone, prints, children } = props;
  const { wording, sayings } = props;
  const { names, design, calmDesign, fonts, findings, view, setViewId, photos } = desk;
  const { content, textSlots, calendar, book } = draft;
  const photosHeading = desk.isAlone ? (
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

  const showFix: ShowFix = (shown) => (
    <Suspense fallback={<p>{say('loading')}</p>}>
      <FixPictures
        ask={ask}
        draft={draft}
        fill={names.fill}
        say={say}
        shown={shown}
        viewId={desk.viewOf(shown.slot)?.id}
      />
    </Suspense>
  );

  const styleForm = (slot: string) => (
    <Suspense fallback={<p>{say('loading')}</p>}>
      <StyleForm draft={draft} fonts={fonts} say={say} slot={slot} />
    </Suspense>
  );

  return (
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
      {desk.isAlone || (
        <section aria-label={say('words')} className={styles.section}>
          <UndoBar {...draft} say={say}>
            {say('words')}
          </UndoBar>
          {textSlots.some(({ slot }) => sharedText.test(slot)) && (
            <OpenButton label={say('take')}>{wording}</OpenButton>
          )}
          {textSlots.length === 0 ? (
            <p>{say(calendar ? 'calendarNoTexts' : 'loading')}</p>
          ) : (
            <WordsForm
              draft={draft}
              findings={findings}
              onActive={desk.activate}
              onChange={names.write}
              onStyle={desk.setOpenStyle}
              // A step of its own that laying out anew belongs to.
              onTake={(slot, text) =>
                draft.change((now) => setText(now, slot, text), `saying ${slot} ${text}`)
              }
              openStyle={desk.openStyle}
              say={say}
              sayings={sayings}
              showFix={showFix}
              slots={
                book && design && view
                  ? textSlotsOfPage(textSlots, design, book, view.pageIndex)
                  : textSlots.filter(({ slot }) => !names.isFilled(slot))
              }
              styleForm={styleForm}
            />
          )}
          {calmDesign?.foil && (
            <Suspense>
              <FoilFindings design={calmDesign} draft={draft} fonts={fonts} say={say} showFix={showFix} />
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
          {desk.isOfSeveral && prints ? (
            <PrintsSection
              activeSlot={desk.activePhoto}
              className={styles.section}
              design={design}
              desk={photos}
              draft={draft}
              heading={photosHeading}
              offer={prints}
              onActive={desk.showPhoto}
              onPhoto={desk.goToPhoto}
              phone={phone(photos.receive)}
              say={say}
              showFix={showFix}
            />
          ) : (
            <PhotosSection
              activeSlot={desk.activePhoto}
              calendar={calendar}
              className={styles.section}
              design={design}
              desk={photos}
              draft={draft}
              locale={locale}
              heading={photosHeading}
              onActive={desk.showPhoto}
              viewId={book && view ? view.id : null}
              onPhoto={desk.goToPhoto}
              phone={phone(photos.receive)}
              say={say}
              showFix={showFix}
              takesPrints={prints !== null}
            />
          )}
        </Suspense>
      )}
      {desk.isAlone || (
        <section aria-label={say('look')} className={styles.section}>
          <h2>{say('look')}</h2>
          {lookPicker}
        </section>
      )}
      {children({
        toText: desk.goToText,
        toPhoto: desk.goToPhoto,
        photoNumber: (wanted) => photos.slots.find(({ slot }) => slot === wanted)?.number,
      })}
    </div>
  );
}
