import type { Plugin } from 'vite';

const leaf =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3 13C3 6 7 3 14 2c0 7-3 11-9 11L3 15z' fill='%232f4a3f'/%3E%3C/svg%3E";

const head = [
  { tag: 'meta', attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
  { tag: 'meta', attrs: { name: 'robots', content: 'noindex' } },
  // Keeps the component library from adding an inline style, which the security policy would refuse; elements.css has its rule.
  { tag: 'meta', attrs: { id: 'react-aria-pressable-style', name: 'styles', content: 'own' } },
  { tag: 'link', attrs: { rel: 'icon', href: leaf } },
];

/** Gives every page of the editors' side the same head, beside its title and its program. */
export const sharedHead = (): Plugin => ({
  name: 'shared-head',
  transformIndexHtml: () => head.map((one) => ({ ...one, injectTo: 'head' as const })),
});
