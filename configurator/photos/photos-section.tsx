import { photoFaults } from '@blattwerk/designs/findings/photo-faults.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import { type ReactNode, useMemo } from 'react';
import type { Say } from '../texts.ts';
import { FindingsList } from './findings-list.tsx';
import { photoFindings } from './photo-findings.ts';
import { PhotosForm } from './photos-form.tsx';
import type { PhotoDesk } from './use-photos.ts';

type PhotosSectionProps = {
  className: string | undefined;
  design: Design;
  desk: PhotoDesk;
  heading: ReactNode;
  activeSlot: string | null;
  onActive(slot: string | null): void;
  /** Leads to the photo of a slot on the stage. */
  onPhoto(slot: string): void;
  say: Say;
};

/** The customer's photos, and what is wrong with them; nothing for a design without any. */
export function PhotosSection(props: PhotosSectionProps) {
  const { className, design, desk, heading, activeSlot, onActive, onPhoto, say } = props;
  const { slots, photos } = desk;
  const faults = useMemo(() => photoFaults(design.pages, photos), [design, photos]);
  if (slots.length === 0) return null;
  return (
    <section aria-label={say('photos')} className={className}>
      {heading}
      <PhotosForm activeSlot={activeSlot} desk={desk} onActive={onActive} say={say} />
      <FindingsList findings={photoFindings(faults, { slots, onPhoto }, say)} />
    </section>
  );
}
