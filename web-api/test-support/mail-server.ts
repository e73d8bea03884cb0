import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  /** Messages in order of arrival, as a mail program reads them, and as they came over the wire. */
  received: { to: string[]; raw: string; email: Email }[];
  /** Resolves when that many have arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
};

/** The message, or undefined when its sender went away in the middle of it. */
async function readWhole(stream: Readable): Promise<string | undefined> {
  try {
    return await text(stream);
  } catch {
    return undefined;
  }
}

/** An SMTP status to refuse a recipient with, or `dies`: takes the message and breaks off without an answer to it. */
type Answer = (recipient: string, attempt: number) => number | 'dies' | undefined;

/** A mail server of this test. */
export async function startMailServer(answer: Answer = () => undefined): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const waiting = new Set<{ count: number; resolve: () => void }>();
  const attempts = new Map<string, number>();
  const sockets = new Map<number | undefined, Socket>();
  const dying = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, { id }, callback) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const status = answer(address, attempt);
      if (status === 'dies') dying.add(id);
      if (status === undefined || status === 'dies') callback();
      else callback(Object.assign(new Error(`no mail for ${address}`), { responseCode: status }));
    },
    async onData(stream, session, callback) {
      const raw = await readWhole(stream);
      if (raw === undefined) return callback(new Error('the message broke off'));
      const to = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ to, raw, email: await PostalMime.parse(raw) });
      if (dying.has(session.id)) sockets.get(session.remotePort)?.destroy();
      else callback();
      for (const one of waiting) if (received.length >= one.count) one.resolve();
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  // A sender that is killed resets its connection: its trouble, not the mail server's.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    arrived: (count) =>
      received.length >= count
        ? Promise.resolve()
        : new Promise((resolve) => waiting.add({ count, resolve })),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
