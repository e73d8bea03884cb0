import { type RefObject, useEffect, useState } from 'react';

export type ImageState = 'loading' | 'loaded' | 'failed';

/**
 * Follows one image: loading until it is there, failed when it cannot be shown. A new source starts afresh.
 * An image that finished before hydration fired its event unheard, so the element is asked once.
 */
export function useImageState(image: RefObject<HTMLImageElement | null>, source: string) {
  const [result, setResult] = useState<{ source: string; state: ImageState }>();
  useEffect(() => {
    const element = image.current;
    if (element?.complete) setResult({ source, state: element.naturalWidth > 0 ? 'loaded' : 'failed' });
  }, [image, source]);
  return {
    state: result?.source === source ? result.state : 'loading',
    onLoad: () => setResult({ source, state: 'loaded' }),
    onError: () => setResult({ source, state: 'failed' }),
  } as const;
}
