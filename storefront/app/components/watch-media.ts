import { deviceDetectionRefreshMs } from '@blattwerk/schemas/shop/pages/breakpoints.ts';

/**
 * Tells when a media query begins or ceases to match, once the window has been still for a moment: a device that is
 * turned passes through sizes that are none of its own.
 * @returns ends the watch
 */
export function watchMedia(
  list: Pick<MediaQueryList, 'addEventListener' | 'removeEventListener'>,
  onChange: () => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellLater = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, deviceDetectionRefreshMs);
  };
  list.addEventListener('change', tellLater);
  return () => {
    clearTimeout(timer);
    list.removeEventListener('change', tellLater);
  };
}
