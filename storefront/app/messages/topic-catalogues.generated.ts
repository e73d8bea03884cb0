// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Messages } from '@lingui/core';
import type { OwnTopic } from './late-topics.ts';

type Load = () => Promise<{ default: Messages }>;
/** The interface texts of each topic that is loaded alone, in each language. */
export const topicCatalogues: Record<OwnTopic, Record<Language, Load>> = {
  chat: {
    de: () => import('virtual:messages/de/chat'),
    en: () => import('virtual:messages/en/chat'),
    es: () => import('virtual:messages/es/chat'),
    fr: () => import('virtual:messages/fr/chat'),
    it: () => import('virtual:messages/it/chat'),
    nl: () => import('virtual:messages/nl/chat'),
  },
  events: {
    de: () => import('virtual:messages/de/events'),
    en: () => import('virtual:messages/en/events'),
    es: () => import('virtual:messages/es/events'),
    fr: () => import('virtual:messages/fr/events'),
    it: () => import('virtual:messages/it/events'),
    nl: () => import('virtual:messages/nl/events'),
  },
  configurator: {
    de: () => import('virtual:messages/de/configurator'),
    en: () => import('virtual:messages/en/configurator'),
    es: () => import('virtual:messages/es/configurator'),
    fr: () => import('virtual:messages/fr/configurator'),
    it: () => import('virtual:messages/it/configurator'),
    nl: () => import('virtual:messages/nl/configurator'),
  },
  consent: {
    de: () => import('virtual:messages/de/consent'),
    en: () => import('virtual:messages/en/consent'),
    es: () => import('virtual:messages/es/consent'),
    fr: () => import('virtual:messages/fr/consent'),
    it: () => import('virtual:messages/it/consent'),
    nl: () => import('virtual:messages/nl/consent'),
  },
  drafts: {
    de: () => import('virtual:messages/de/drafts'),
    en: () => import('virtual:messages/en/drafts'),
    es: () => import('virtual:messages/es/drafts'),
    fr: () => import('virtual:messages/fr/drafts'),
    it: () => import('virtual:messages/it/drafts'),
    nl: () => import('virtual:messages/nl/drafts'),
  },
  missing: {
    de: () => import('virtual:messages/de/missing'),
    en: () => import('virtual:messages/en/missing'),
    es: () => import('virtual:messages/es/missing'),
    fr: () => import('virtual:messages/fr/missing'),
    it: () => import('virtual:messages/it/missing'),
    nl: () => import('virtual:messages/nl/missing'),
  },
  opinion: {
    de: () => import('virtual:messages/de/opinion'),
    en: () => import('virtual:messages/en/opinion'),
    es: () => import('virtual:messages/es/opinion'),
    fr: () => import('virtual:messages/fr/opinion'),
    it: () => import('virtual:messages/it/opinion'),
    nl: () => import('virtual:messages/nl/opinion'),
  },
  order: {
    de: () => import('virtual:messages/de/order'),
    en: () => import('virtual:messages/en/order'),
    es: () => import('virtual:messages/es/order'),
    fr: () => import('virtual:messages/fr/order'),
    it: () => import('virtual:messages/it/order'),
    nl: () => import('virtual:messages/nl/order'),
  },
  phone: {
    de: () => import('virtual:messages/de/phone'),
    en: () => import('virtual:messages/en/phone'),
    es: () => import('virtual:messages/es/phone'),
    fr: () => import('virtual:messages/fr/phone'),
    it: () => import('virtual:messages/it/phone'),
    nl: () => import('virtual:messages/nl/phone'),
  },
  preview: {
    de: () => import('virtual:messages/de/preview'),
    en: () => import('virtual:messages/en/preview'),
    es: () => import('virtual:messages/es/preview'),
    fr: () => import('virtual:messages/fr/preview'),
    it: () => import('virtual:messages/it/preview'),
    nl: () => import('virtual:messages/nl/preview'),
  },
};
