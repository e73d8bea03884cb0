import { settleThousands } from '@blattwerk/schemas/shop/amounts/numbers.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { setupI18n } from '@lingui/core';
import { use } from 'react';
import { usePage } from '../context/page-context.tsx';
import { atHand } from '../late/at-hand.ts';
import { untilLoaded } from '../late/missing-code.ts';
import type { OwnTopic } from './late-topics.ts';
import { type Translate, useLateMessages } from './messages-context.tsx';
import { topicCatalogues } from './topic-catalogues.generated.ts';

const asked = new Map<string, Promise<Translate>>();

/** As `useLateMessages`, with the texts of a topic that is loaded alone. Needs a Suspense above it. */
export function useTopicMessages(topic: OwnTopic): Translate {
  const late = useLateMessages();
  const { locale } = usePage();
  const own = use(loadTopicMessages(topic, locale));
  return (key, values) => (key.startsWith(`${topic}.`) ? own(key, values) : late(key, values));
}

/** Loads them, once; React reads at once what has been loaded. */
export function loadTopicMessages(topic: OwnTopic, locale: Locale): Promise<Translate> {
  const key = `${topic} ${locale}`;
  const known = asked.get(key);
  if (known) return known;
  const load = async (): Promise<Translate> => {
    const { language } = localeTable[locale];
    const { default: messages } = await untilLoaded(topicCatalogues[topic][language]);
    const i18n = setupI18n({ locale: language, locales: [locale], messages: { [language]: messages } });
    const translate: Translate = (key, values) => settleThousands(i18n.t(key, values), locale);
    asked.set(key, atHand(translate));
    return translate;
  };
  const loading = load();
  asked.set(key, loading);
  return loading;
}
