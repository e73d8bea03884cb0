import type { Response } from 'express';
import { createShares } from '../../http/shares.ts';
import type { Notification } from './notifications.ts';
import type { StreamChannel } from './stream-token.ts';

export type FlagStreams = {
  /** Keeps an answer open for news; false when too many listen already. */
  open(channels: readonly StreamChannel[], visitor: string, response: Response): boolean;
  /** Whether one more may listen. */
  hasRoom(): boolean;
  send(notification: Notification): void;
  close(): void;
};

const mostStreams = 2_000;
const mostOfOne = 20;
/** Bytes that may wait for a client that reads slowly. */
const mostWaiting = 64 * 1024;
/** Proxies end connections on which nothing is said. */
const heartbeatMilliseconds = 25_000;

/** Clients of the flag service that listen for changes, by server-sent events. */
export function createFlagStreams(): FlagStreams {
  const listening = new Set<{ channels: readonly StreamChannel[]; response: Response }>();
  const shares = createShares(mostOfOne);
  let id = 0;
  const heartbeat = setInterval(() => {
    for (const { response } of listening) write(response, ':keepalive\n\n');
  }, heartbeatMilliseconds);
  heartbeat.unref();
  return {
    hasRoom: () => listening.size < mostStreams,
    open(channels, visitor, response) {
      const giveBack = listening.size < mostStreams ? shares.take(visitor) : undefined;
      if (!giveBack) return false;
      const one = { channels, response };
      listening.add(one);
      response.once('close', () => {
        listening.delete(one);
        giveBack();
      });
      response.status(200).set({
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store, no-transform',
        // nginx would collect what is to arrive at once.
        'X-Accel-Buffering': 'no',
      });
      response.flushHeaders();
      write(response, ':ok\n\n');
      return true;
    },
    send({ channel, data }) {
      id += 1;
      const message = {
        id: String(id),
        timestamp: Date.now(),
        encoding: 'json',
        channel,
        data: JSON.stringify(data),
      };
      const text = `id: ${id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`;
      for (const one of listening) if (one.channels.includes(channel)) write(one.response, text);
    },
    close() {
      clearInterval(heartbeat);
      for (const { response } of listening) response.end();
    },
  };
}

function write(response: Response, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > mostWaiting) response.destroy();
  else response.write(text);
}
