// Made by `npm run tables` from the files it imports or names: change those, then run it again.

/** Path segments of pages that also open as dialogs, in all languages. */
export const accountPaths: readonly string[] = [
  'kundenkonto',
  'account',
  'cuenta',
  'compte',
  'account-cliente',
  'klantaccount',
];
export const newsletterPaths: readonly string[] = [
  'newsletter',
  'boletin',
  'lettre-d-information',
  'nieuwsbrief',
];
