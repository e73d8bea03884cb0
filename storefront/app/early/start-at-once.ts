import type { Start } from './start-when-painted.ts';

/**
 * Stands in the page as text, at its end. Runs the scripts as soon as all styles are there; a sheet that is put in this way
 * holds no painting up, as one in the document would: what can be written on is seen before either has come.
 */
export function startAtOnce({ sheet, scripts, modules }: Start): void {
  const add = (name: string, properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const run = () => {
    for (const src of scripts) add('script', { type: 'module', src });
  };
  for (const href of modules) add('link', { rel: 'modulepreload', href });
  // What scripts show may be of other styles than what is painted; without them it is better than nothing.
  if (sheet) add('link', { rel: 'stylesheet', href: sheet, onload: run, onerror: run });
  else run();
}
