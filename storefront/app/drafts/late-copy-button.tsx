import { Suspense } from 'react';
import { late } from '../late/late.tsx';
import type { CopyButtonProps } from './copy-button.tsx';

const CopyButton = late(async () => (await import('./copy-button.tsx')).CopyButton);

/** The way to a copy, with code and texts that pages without designs do without. */
export function LateCopyButton(props: CopyButtonProps) {
  return (
    <Suspense fallback={null}>
      <CopyButton {...props} />
    </Suspense>
  );
}
