import { visitorKeyCookie } from '@blattwerk/schemas/shop/flags/visitor-key-cookie.ts';
import { useEffect } from 'react';
import type { Page } from '../context/page.ts';

/** Follows what flags say, with code that comes after the page, for visitors who have met a test. */
export function useFlags(page: Page): void {
  useEffect(() => {
    if (document.cookie.includes(visitorKeyCookie))
      import('./follow-flags.ts').then(
        (code) => code.followFlags(page),
        () => {},
      );
  }, [page]);
}
