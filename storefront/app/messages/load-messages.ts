import { settleThousands } from '@blattwerk/schemas/shop/amounts/numbers.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { setupI18n } from '@lingui/core';
import { catalogues } from './catalogues.generated.ts';
import type { Translate } from './messages-context.tsx';
import { createMissingMessage } from './missing-message.ts';

const missingMessage = createMissingMessage((text) => console.error(text));
const loaded = new Map<Locale, Translate>();

/** The interface texts of a locale; numbers in them are written as the locale does. */
export async function loadMessages(locale: Locale): Promise<Translate> {
  const known = loaded.get(locale);
  if (known) return known;
  const { language } = localeTable[locale];
  const { default: messages } = await catalogues[language]();
  const i18n = setupI18n({
    locale: language,
    locales: [locale],
    messages: { [language]: messages },
    missing: missingMessage,
  });
  const translate: Translate = (key, values) => settleThousands(i18n.t(key, values), locale);
  loaded.set(locale, translate);
  return translate;
}
