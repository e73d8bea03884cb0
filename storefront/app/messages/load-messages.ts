import { settleThousands } from '@blattwerk/schemas/shop/amounts/numbers.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { setupI18n } from '@lingui/core';
import { atHand } from '../late/at-hand.ts';
import { untilLoaded } from '../late/missing-code.ts';
import { lateCatalogues, startCatalogues } from './catalogues.generated.ts';
import type { Messages } from './messages-context.tsx';
import { createMissingMessage } from './missing-message.ts';

const missingMessage = createMissingMessage((text) => console.error(text));
const asked = new Map<Locale, Promise<Messages>>();

/** The interface texts of a locale; numbers in them are written as the locale does. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = asked.get(locale);
  if (known) return known;
  const loading = load(locale);
  asked.set(locale, loading);
  // May be tried again.
  loading.catch(() => asked.delete(locale));
  return loading;
}

async function load(locale: Locale): Promise<Messages> {
  const { language } = localeTable[locale];
  const { default: messages } = await startCatalogues[language]();
  const i18n = setupI18n({
    locale: language,
    locales: [locale],
    messages: { [language]: messages },
    missing: missingMessage,
  });
  let late: Promise<void> | undefined;
  const loadLate = async () => {
    const { default: lateMessages } = await untilLoaded(lateCatalogues[language]);
    i18n.load(language, lateMessages);
    late = atHand(undefined);
  };
  return {
    translate: (key, values) => settleThousands(i18n.t(key, values), locale),
    untilLate() {
      late ??= loadLate();
      return late;
    },
  };
}
