import { useEffect, useRef } from 'react';

/** The interface texts were loaded for one locale: a page in another one is loaded as a new document. */
export function useOneLocale(locale: string): void {
  const first = useRef(locale);
  useEffect(() => {
    if (locale !== first.current) location.reload();
  }, [locale]);
}
