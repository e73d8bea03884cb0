import type { Plugin } from 'vite';

const ours = new Set(['de-DE', 'en-US']);
const dictionary = /\/react-(?:aria|stately|aria-components)\/dist\/.*\/([a-z]{2}-[A-Z]{2})\.mjs$/;

/** Leaves out the component library's texts in languages that editors do not choose: a third of the library. */
export function onlyOurLocales(): Plugin {
  return {
    name: 'only-our-locales',
    enforce: 'pre',
    load(id) {
      const locale = dictionary.exec(id.split('?')[0] ?? '')?.[1];
      return locale === undefined || ours.has(locale) ? null : 'export default {};';
    },
  };
}
