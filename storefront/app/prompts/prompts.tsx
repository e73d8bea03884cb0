import { Suspense, useEffect, useState } from 'react';
import { usePage } from '../context/page-context.tsx';
import { late, loadLate } from '../late/late.tsx';
import { isQuietVisit } from '../visit/quiet-visit.ts';

const VisitorPrompts = late(async () => (await import('./visitor-prompts.tsx')).VisitorPrompts);

/** The page is loaded and read first. */
const quietMs = 3000;

/** Questions of the shop's own; none for editors, crawlers and inside the desktop application. */
export function Prompts() {
  const { isPreview, isDesktopApp } = usePage();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    if (isPreview || isDesktopApp || isQuietVisit()) return;
    // A prompt whose code cannot be loaded is left out without a notice.
    const ask = () =>
      loadLate(VisitorPrompts).then(
        () => setIsTime(true),
        () => {},
      );
    const timer = setTimeout(ask, quietMs);
    return () => clearTimeout(timer);
  }, [isPreview, isDesktopApp]);
  return <Suspense fallback={null}>{isTime && <VisitorPrompts />}</Suspense>;
}
