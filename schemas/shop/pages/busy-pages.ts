import type { NonContentPage } from './non-content-paths.ts';

/** Where visitors are busy with the newsletter itself, with paying, or with what is theirs: nothing else is asked there. */
export const busyPages: readonly NonContentPage[] = [
  'newsletter',
  'account',
  'businessCustomer',
  'cart',
  'checkout',
  'order',
  'events',
  'reply',
  'configurators',
];
