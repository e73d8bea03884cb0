import { type InterfaceLanguage, settingsStore, useSettings } from '../../store/settings-store.ts';
import de from './de.json';
import en from './en.json';

export type MessageKey = keyof typeof de;
type MessageValues = Readonly<Record<string, string | number>>;

/** Says a message in the interface's language. `{name}` is replaced by the value of that name. */
export type Say = ((key: MessageKey, values?: MessageValues) => string) & {
  readonly language: InterfaceLanguage;
};

const catalogues: Record<InterfaceLanguage, Record<MessageKey, string>> = { de, en };

/** Says messages in a language that does not follow the setting. */
export const sayIn = (language: InterfaceLanguage): Say =>
  Object.assign(
    (key: MessageKey, values: MessageValues = {}) =>
      catalogues[language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        String(values[name] ?? placeholder),
      ),
    { language },
  );

const sayers: Record<InterfaceLanguage, Say> = { de: sayIn('de'), en: sayIn('en') };

export const useMessages = (): Say => sayers[useSettings(({ language }) => language)];

/** For code outside of components. */
export const say = (key: MessageKey, values?: MessageValues): string =>
  sayers[settingsStore.getState().language](key, values);
