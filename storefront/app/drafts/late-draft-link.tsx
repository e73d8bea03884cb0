import { Suspense } from 'react';
import { late } from '../late/late.tsx';
import type { DraftLinkProps } from './draft-link.tsx';

const DraftLink = late(async () => (await import('./draft-link.tsx')).DraftLink);

/** The way to the configurator, with code and texts that pages without designs do without. */
export function LateDraftLink(props: DraftLinkProps) {
  return (
    <Suspense fallback={null}>
      <DraftLink {...props} />
    </Suspense>
  );
}
