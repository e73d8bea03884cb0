import { createContext, type ReactNode, use } from 'react';
import type german from './catalogues/de.json';
import type { NameKey } from './name-messages.ts';

export type MessageKey = keyof typeof german | NameKey;
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

const MessagesContext = createContext<Translate | undefined>(undefined);

/** Hands the interface texts of the page's locale to every component below. */
export function MessagesProvider({ messages, children }: { messages: Translate; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** `t('header.search')`: the interface text of a key in the page's language. */
export function useMessages(): Translate {
  const translate = use(MessagesContext);
  if (!translate) throw new Error('useMessages needs a MessagesProvider above it');
  return translate;
}
