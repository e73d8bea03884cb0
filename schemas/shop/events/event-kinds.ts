import type { Channel } from '../markets/channels.ts';

/** What people invite to. */
export const eventKinds = [
  'wedding',
  'birthday',
  'baptism',
  'communion',
  'confirmation',
  'anniversary',
  'party',
  'other',
] as const;

/** What a guest has said so far. */
export const guestReplies = ['open', 'yes', 'no'] as const;
export type GuestReply = (typeof guestReplies)[number];

/** Orders of a guest list; `added` begins with the newest. */
export const guestOrders = ['added', 'name', 'reply', 'place'] as const;

/** Channels with an event portal: the specification gives what belongs to invitations to cards alone. */
export const eventChannels: readonly Channel[] = ['blattwerk'];
