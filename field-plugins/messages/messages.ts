import { createContext, useContext } from 'react';

export type InterfaceLanguage = 'de' | 'en';

/** Says a message in the editor's language. `{name}` is replaced by the value of that name. */
export type Say<Key extends string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

export const LanguageContext = createContext<InterfaceLanguage>('de');

/** German for `de`, `de-AT` and where the editor does not say; English for all others. */
export function readInterfaceLanguage(value: unknown): InterfaceLanguage {
  if (typeof value !== 'string' || value === '') return 'de';
  return value.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** The hook that says a catalogue's messages. */
export function createMessages<Key extends string>(
  catalogues: Record<InterfaceLanguage, Record<Key, string>>,
): () => Say<Key> {
  const sayIn =
    (language: InterfaceLanguage): Say<Key> =>
    (key, values = {}) =>
      catalogues[language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        String(values[name] ?? placeholder),
      );
  const sayers = { de: sayIn('de'), en: sayIn('en') };
  return () => sayers[useContext(LanguageContext)];
}
