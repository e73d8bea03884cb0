import { busyPaths } from '@blattwerk/schemas/shop/pages/busy-paths.generated.ts';

type Moment = {
  path: string;
  /** A dialog or another question lies over the page. */
  isCovered: boolean;
  /** The focus is in a field. */
  isTyping: boolean;
};

/** Whether a visitor may be offered the newsletter right now. */
export function mayOfferNewsletter({ path, isCovered, isTyping }: Moment): boolean {
  const isBusy = path
    .split('/')
    .some((segment) => busyPaths.includes(segment.replace(/-.*$/, '')) || busyPaths.includes(segment));
  return !isBusy && !isCovered && !isTyping;
}
