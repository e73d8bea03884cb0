import type { Spot } from '@blattwerk/schemas/preview/inspection.ts';
import type { Severity } from '@blattwerk/schemas/rules/model/finding.ts';
import type { ReactNode } from 'react';
import { FindingItem } from '../findings/finding-item.tsx';
import { SpotLink, useSpotPlace } from './spot-place.tsx';

type SpotItemProps = {
  spot: Spot;
  severity: Severity;
  /** What to do. */
  sentence: string;
  /** What it is about, in the page's own words. */
  about?: string;
  language?: string;
  children?: ReactNode;
};

/** Something that was found on the page as it is shown, and the way to its block. */
export function SpotItem({ spot, severity, sentence, about = '', language, children }: SpotItemProps) {
  const place = useSpotPlace(spot);
  return (
    <FindingItem
      severity={severity}
      place={[place, about].filter((each) => each !== '').join(' · ')}
      sentence={
        <SpotLink spot={spot} {...(language !== undefined && { language })}>
          {sentence}
        </SpotLink>
      }
    >
      {children}
    </FindingItem>
  );
}
