import type { AreaId } from '../areas/areas.ts';

export type OutboxLanguage = 'de' | 'en';

/** What other areas are called here, as in the workspace. */
export const areaNames: Readonly<Record<OutboxLanguage, Readonly<Record<AreaId, string>>>> = {
  de: {
    workspace: 'Redaktion',
    orders: 'Bestellungen',
    designs: 'Gestaltungen',
    flags: 'Tests und Schalter',
    figures: 'Zahlen',
    outbox: 'Postausgang',
  },
  en: {
    workspace: 'Editorial desk',
    orders: 'Orders',
    designs: 'Designs',
    flags: 'Tests and flags',
    figures: 'Figures',
    outbox: 'Outbox',
  },
};

/** What the outbox says. */
export const outboxTexts = {
  de: {
    title: 'Postausgang',
    areas: 'Bereiche',
    intro: 'Nachrichten des Shops an seine Kundschaft, die neuesten zuerst.',
    empty: 'Noch keine Nachrichten. Wer sich zum Newsletter anmeldet oder ein Konto anlegt, bekommt eine.',
    other: 'English',
    time: 'Zeit',
    recipient: 'An',
    subject: 'Betreff',
    channel: 'Shop',
    state: 'Stand',
    attachment: 'Anhang',
    sent: 'verschickt',
    waiting: 'hier geblieben',
    failed: 'nicht angenommen',
    older: 'Ältere Nachrichten',
    back: 'Zum Postausgang',
    text: 'Als Text',
    html: 'Wie sie aussieht',
    links: 'Links in der Nachricht',
    unknown: 'Diese Nachricht gibt es nicht (mehr).',
  },
  en: {
    title: 'Outbox',
    areas: 'Areas',
    intro: 'Messages from the shop to its customers, the newest first.',
    empty: 'No messages yet. Whoever subscribes to the newsletter or opens an account gets one.',
    other: 'Deutsch',
    time: 'Time',
    recipient: 'To',
    subject: 'Subject',
    channel: 'Shop',
    state: 'State',
    attachment: 'Attachment',
    sent: 'sent',
    waiting: 'kept here',
    failed: 'not accepted',
    older: 'Older messages',
    back: 'To the outbox',
    text: 'As text',
    html: 'What it looks like',
    links: 'Links in the message',
    unknown: 'There is no such message (any more).',
  },
} as const satisfies Record<OutboxLanguage, Record<string, string>>;
