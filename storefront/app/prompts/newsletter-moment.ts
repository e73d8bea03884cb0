import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { NonContentPage } from '@blattwerk/schemas/shop/pages/non-content-paths.ts';
import { pagePaths } from '@blattwerk/schemas/shop/pages/page-names.generated.ts';

/** Where visitors are busy with the very thing, or with paying. */
const busyPages: readonly NonContentPage[] = [
  'newsletter',
  'account',
  'businessCustomer',
  'cart',
  'checkout',
  'order',
  'configurators',
];
const busySegments = new Set(
  busyPages.flatMap((page) => languages.map((language) => pagePaths[language][page])),
);

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
    .some((segment) => busySegments.has(segment.replace(/-.*$/, '')) || busySegments.has(segment));
  return !isBusy && !isCovered && !isTyping;
}
