import { useEffect } from 'react';
import { z } from 'zod';
import { de, en } from 'zod/locales';
import { useSettings } from '../store/settings-store.ts';

/** Sets the document and zod's sentences to the language of the interface. @returns the locale of dates and numbers */
export function useInterfaceLanguage(): 'de-DE' | 'en-GB' {
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    document.documentElement.lang = language;
    z.config(language === 'de' ? de() : en());
  }, [language]);
  return language === 'de' ? 'de-DE' : 'en-GB';
}
