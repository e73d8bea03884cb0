import { photoFaults } from '@blattwerk/designs/findings/photo-faults.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { mostPrints } from '@blattwerk/schemas/configurator/print-limits.ts';
import { listedSize, turned } from '@blattwerk/schemas/shop/photo-products/printed-together.ts';
import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import controls from '../controls/controls.module.css';
import type { ShowFix } from '../fixes/fix.ts';
import { FindingsList } from '../photos/findings-list.tsx';
import { PhotoInput } from '../photos/photo-input.tsx';
import { PhotoRow } from '../photos/photo-row.tsx';
import form from '../photos/photos-form.module.css';
import { useKeptFiles } from '../photos/use-kept-files.ts';
import type { PhotoDesk } from '../photos/use-photos.ts';
import {
  removePrints,
  setAllPrints,
  setPrint,
  setPrintSize,
  turnPrint,
  turnPrintedPhoto,
} from '../session/print-operations.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Say } from '../texts.ts';
import { CopiesField } from './copies-field.tsx';
import { printFindings } from './print-findings.ts';
import type { PrintOffer } from './print-offer.ts';
import { betterSize, sharpnessOfPrint } from './print-sharpness.ts';
import styles from './prints-section.module.css';
import { SizeField } from './size-field.tsx';

type PrintsSectionProps = {
  className: string | undefined;
  design: Design;
  draft: Draft;
  desk: PhotoDesk;
  offer: PrintOffer;
  heading: ReactNode;
  activeSlot: string | null;
  onActive(slot: string | null): void;
  /** Leads to the photo of a slot on the stage. */
  onPhoto(slot: string): void;
  /** The way for photos from the phone. */
  phone: ReactNode;
  showFix: ShowFix;
  say: Say;
};

/** Photos that are printed together: each with its size and number, what is changed of all, and what is wrong with them. */
export function PrintsSection(props: PrintsSectionProps) {
  const {
    className,
    design,
    draft,
    desk,
    offer,
    heading,
    activeSlot,
    onActive,
    onPhoto,
    phone,
    showFix,
    say,
  } = props;
  const { content, change } = draft;
  const { prints } = content;
  const { uploads } = desk;
  useKeptFiles(desk);
  // Hundreds of photos: what is wrong with them is said when there is time.
  const calmDesign = useDeferredValue(design);
  const calmPhotos = useDeferredValue(desk.photos);
  const faults = useMemo(
    () => photoFaults(calmDesign.pages, calmPhotos).filter(({ slot }) => !isSending(uploads, slot)),
    [calmDesign, calmPhotos, uploads],
  );
  const sizes = offer.sizes;
  const sharpness = (slot: string) => (size: string) => sharpnessOfPrint(design, desk.photos, slot, size);
  const remove = (slots: readonly string[]) => {
    for (const slot of slots) desk.cancel(slot);
    change((now) => removePrints(now, slots), null);
  };
  const rowOf = (slot: string) => prints.find((row) => row.slot === slot);
  const findings = printFindings(
    faults,
    {
      draft,
      slots: desk.slots,
      onPhoto,
      onRemove: remove,
      betterSize(slot) {
        const now = listedSize(rowOf(slot)?.format ?? '', sizes) ?? '';
        const size = betterSize(sizes, now, sharpness(slot));
        return size === undefined ? undefined : { size, name: offer.nameOf(size) };
      },
    },
    say,
  );
  return (
    <section aria-label={say('photos')} className={className}>
      {heading}
      <PhotoInput desk={desk} say={say} />
      <div className={form.all}>
        <button
          className={form.choose}
          disabled={prints.length >= mostPrints}
          onClick={() => desk.choose(null)}
          type="button"
        >
          {say('printsAdd')}
        </button>
        <p>{say('printsHint')}</p>
      </div>
      <Suspense>{phone}</Suspense>
      <fieldset className={styles.all}>
        <legend>{say('printsForAll', { count: prints.length })}</legend>
        <span aria-hidden="true">{say('printsSize')}</span>
        <span aria-hidden="true">{say('printsCopies')}</span>
        <SizeField
          label={say('printsSizeOfAll')}
          onChange={(size) => change((now) => setAllPrints(now, { size }), null)}
          say={say}
          size={common(prints.map(({ format }) => listedSize(format, sizes) ?? format))}
          sizes={sizes.map((size) => ({ size, name: offer.nameOf(size), sharpness: undefined }))}
        />
        <CopiesField
          copies={common(prints.map(({ copies }) => copies))}
          label={say('printsCopiesOfAll')}
          onChange={(copies) => change((now) => setAllPrints(now, { copies }), 'copies of all')}
        />
      </fieldset>
      <ul className={form.rows}>
        {desk.slots.map((place) => {
          const { slot, number } = place;
          const row = rowOf(slot);
          if (!row) return null;
          const size = listedSize(row.format, sizes) ?? row.format;
          const isWide = size !== row.format;
          return (
            <PhotoRow
              desk={{
                ...desk,
                remove: () => remove([slot]),
                turn: (_, by) => change((now) => turnPrintedPhoto(now, slot, by), null),
              }}
              isActive={slot === activeSlot}
              key={slot}
              onActive={onActive}
              onShow={() => onPhoto(slot)}
              place={place}
              say={say}
            >
              <span className={styles.fields}>
                <SizeField
                  label={say('printsSizeOf', { number })}
                  onChange={(to) => change((now) => setPrintSize(now, slot, to), null)}
                  say={say}
                  size={size}
                  sizes={sizes.map((one) => ({
                    size: one,
                    name: offer.nameOf(isWide ? turned(one) : one),
                    sharpness: sharpness(slot)(one),
                  }))}
                />
                <CopiesField
                  copies={row.copies}
                  label={say('printsCopiesOf', { number })}
                  onChange={(copies) => change((now) => setPrint(now, slot, { copies }), `copies ${slot}`)}
                />
                {turned(row.format) !== row.format && (
                  <button
                    aria-label={say('printsTurnOf', { number })}
                    className={controls.way}
                    onClick={() => change((now) => turnPrint(now, slot), null)}
                    type="button"
                  >
                    {say('printsTurn')}
                  </button>
                )}
              </span>
            </PhotoRow>
          );
        })}
      </ul>
      <p className={form.note} role="status">
        {desk.leftOver > 0 && say('printsMost', { count: desk.leftOver, most: mostPrints })}
        {desk.gone > 0 && say('photosGone', { count: desk.gone })}
      </p>
      <FindingsList findings={findings} say={say} showFix={showFix} />
    </section>
  );
}

function isSending(uploads: PhotoDesk['uploads'], slot: string): boolean {
  return uploads[slot]?.failure === null;
}

/** What all are; undefined where they differ. */
function common<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  return values.every((value) => value === first) ? first : undefined;
}
