import { eventChannels } from '@blattwerk/schemas/shop/events/event-kinds.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import type { BackEnd } from '../back-end.ts';
import { createSessions } from '../customers/sessions.ts';
import type { Visitor } from '../http/handler.ts';

/** A customer who invites. */
export type Host = { id: string };

/** Finds out who is signed in, where the channel has events at all. */
export function createHosts(
  backEnd: BackEnd,
): (shop: { channel: Channel }, visitor: Visitor) => Promise<Host | undefined> {
  const sessions = createSessions(backEnd);
  return async ({ channel }, { headers }) => {
    if (!eventChannels.includes(channel)) return undefined;
    const { user } = await sessions.read(channel, headers);
    return user && { id: user.id };
  };
}
