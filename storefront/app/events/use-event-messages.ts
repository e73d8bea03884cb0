import { settleThousands } from '@blattwerk/schemas/shop/amounts/numbers.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { setupI18n } from '@lingui/core';
import { use } from 'react';
import { usePage } from '../context/page-context.tsx';
import { atHand } from '../late/at-hand.ts';
import { untilLoaded } from '../late/missing-code.ts';
import { type Translate, useLateMessages } from '../messages/messages-context.tsx';
import { eventCatalogues } from './event-catalogues.generated.ts';

const asked = new Map<Locale, Promise<Translate>>();

/** As `useLateMessages`, with the texts of the event portal. Needs a Suspense above it. */
export function useEventMessages(): Translate {
  const late = useLateMessages();
  const { locale } = usePage();
  const own = use(loadEventMessages(locale));
  return (key, values) => (key.startsWith('events.') ? own(key, values) : late(key, values));
}

/** Loads them, once; React reads at once what has been loaded. */
export function loadEventMessages(locale: Locale): Promise<Translate> {
  const known = asked.get(locale);
  if (known) return known;
  const loading = load(locale);
  asked.set(locale, loading);
  return loading;
}

async function load(locale: Locale): Promise<Translate> {
  const { language } = localeTable[locale];
  const { default: messages } = await untilLoaded(eventCatalogues[language]);
  const i18n = setupI18n({ locale: language, locales: [locale], messages: { [language]: messages } });
  const translate: Translate = (key, values) => settleThousands(i18n.t(key, values), locale);
  asked.set(locale, atHand(translate));
  return translate;
}
