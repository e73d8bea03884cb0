import { sheetsOf } from '@blattwerk/designs/books/book-operations.ts';
import { photoFaults } from '@blattwerk/designs/findings/photo-faults.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import type { ShowFix } from '../fixes/fix.ts';
import type { Draft } from '../session/use-draft.ts';
import { viewName } from '../stage/view-name.ts';
import { viewsOf } from '../stage/views.ts';
import type { Say } from '../texts.ts';
import { CollageCount } from './collage-count.tsx';
import { FindingsList } from './findings-list.tsx';
import { PhotoTray } from './late-tray.ts';
import { photoFindings } from './photo-findings.ts';
import { PhotosForm } from './photos-form.tsx';
import { useKeptFiles } from './use-kept-files.ts';
import { type PhotoDesk, trayUpload } from './use-photos.ts';

type PhotosSectionProps = {
  className: string | undefined;
  design: Design;
  /** Of a calendar, whose sheets are called by their months. */
  calendar: CalendarSetting | null;
  draft: Draft;
  desk: PhotoDesk;
  /** BCP 47. */
  locale: string;
  /** The face whose places are listed; null: all are. */
  viewId: string | null;
  heading: ReactNode;
  /** The way for photos from the phone. */
  phone: ReactNode;
  activeSlot: string | null;
  onActive(slot: string | null): void;
  /** Leads to the photo of a slot on the stage. */
  onPhoto(slot: string): void;
  /** Whether further photos are taken, a print each. */
  takesPrints: boolean;
  showFix: ShowFix;
  say: Say;
};

/** The customer's photos, and what is wrong with them. */
export function PhotosSection(props: PhotosSectionProps) {
  const {
    className,
    design,
    calendar,
    draft,
    desk,
    heading,
    locale,
    phone,
    viewId,
    activeSlot,
    onActive,
    onPhoto,
    showFix,
    say,
  } = props;
  const { slots, photos, waiting } = desk;
  const { book } = draft;
  useKeptFiles(desk);
  const isAnyComing = Object.keys(desk.uploads).some((name) => name.startsWith(trayUpload));
  // A book has hundreds of photos: what is wrong with them is said when there is time.
  const calmDesign = useDeferredValue(design);
  const calmPhotos = useDeferredValue(photos);
  const faults = useMemo(() => photoFaults(calmDesign.pages, calmPhotos), [calmDesign, calmPhotos]);
  const views = useMemo(() => viewsOf(design), [design]);
  const leaveOut = async () => {
    const { withoutEmptyPlaces } = await import('@blattwerk/designs/books/fill-book.ts');
    if (!book) return;
    draft.change(
      (now) => withoutEmptyPlaces(now, { sheets: sheetsOf(now, book), composed: book, design }),
      null,
    );
  };
  const whereIs = (id: string) => {
    const view = views.find((one) => one.id === id);
    return view && viewName(view, calendar, locale, say);
  };
  const fixes = {
    draft,
    slots,
    onPhoto,
    onLeaveOut: book ? () => void leaveOut() : undefined,
  };
  return (
    <section aria-label={say('photos')} className={className}>
      {heading}
      {draft.collage && <CollageCount collage={draft.collage} draft={draft} say={say} />}
      <PhotosForm
        activeSlot={activeSlot}
        desk={desk}
        onActive={onActive}
        say={say}
        takesPrints={props.takesPrints}
        viewId={viewId}
        whereIs={whereIs}
      >
        <Suspense>{phone}</Suspense>
      </PhotosForm>
      {(book || waiting.length > 0 || isAnyComing) && (
        <Suspense>
          <PhotoTray design={design} desk={desk} draft={draft} locale={locale} say={say} />
        </Suspense>
      )}
      <FindingsList findings={photoFindings(faults, fixes, say)} say={say} showFix={showFix} />
    </section>
  );
}
