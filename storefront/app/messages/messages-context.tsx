import { createContext, type ReactNode, use } from 'react';
import type german from './catalogues/de.json';
import type { lateTopics, OwnTopic } from './late-topics.ts';
import type { NameKey } from './name-messages.ts';

export type MessageKey = keyof typeof german | NameKey;
/** A text that every page may show. */
export type StartKey = Exclude<MessageKey, `${(typeof lateTopics)[number] | OwnTopic}.${string}`>;
export type Translate<Key extends MessageKey = MessageKey> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

/** The interface texts of a locale. */
export type Messages = {
  translate: Translate;
  /** Loads the texts of the late topics, once; React reads at once what has been loaded. */
  untilLate(): Promise<void>;
};

const MessagesContext = createContext<Messages | undefined>(undefined);

/** Hands the interface texts of the page's locale to every component below. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

function useAllMessages(): Messages {
  const messages = use(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it');
  return messages;
}

/** `t('header.search')`: the interface text of a key in the page's language. */
export function useMessages(): Translate<StartKey> {
  return useAllMessages().translate;
}

/** As `useMessages`, with the texts of products, listings and accounts; waits for them. Needs a Suspense above it. */
export function useLateMessages(): Translate {
  const { translate, untilLate } = useAllMessages();
  use(untilLate());
  return translate;
}
