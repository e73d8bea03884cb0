import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { mails } from '@blattwerk/database/tables/mails.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../test-support/mail-server.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { retryDelay, sendDueMails } from './send-due-mails.ts';
import { smtpSender } from './smtp-sender.ts';
import { writeMail } from './write-mail.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());
beforeEach(async () => {
  await backEnd.database.delete(mails);
});

const log = pino({ level: 'silent' });

function write(recipient: string, { locale = 'de-DE' as Locale, subject = 'Grüße aus der Druckerei' } = {}) {
  return writeMail(backEnd.database, 'http://localhost:3000', {
    kind: 'welcome',
    channel: 'myposter',
    locale,
    recipient,
    content: {
      subject,
      preview: 'Vorschau',
      headline: 'Schöne <Grüße>',
      parts: [
        { kind: 'paragraph', text: 'Tische & Stühle' },
        { kind: 'button', label: 'Zum Shop', url: 'http://localhost:3000/?a=1&b=2' },
        { kind: 'code', label: 'Code', code: 'BLATT-7KQ2M-9XWPR' },
      ],
    },
  });
}

async function withServer<Result>(
  answer: Parameters<typeof startMailServer>[0],
  run: (server: MailServer, sendAll: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const server = await startMailServer(answer);
  const sender = smtpSender(server.url, 'service@blattwerk.example');
  const sendAll = async () => {
    while (await sendDueMails(backEnd.database, sender, log));
  };
  try {
    return await run(server, sendAll);
  } finally {
    await sender.close();
    await server.close();
  }
}

test('a message arrives as plain text and as HTML, from the channel, once', async () => {
  await write('anna@kunde.example');
  await withServer(undefined, async (server, sendAll) => {
    await sendAll();
    await sendAll();
    expect(server.received).toHaveLength(1);
    const [message] = server.received;
    const email = message?.email;
    expect(message?.to).toEqual(['anna@kunde.example']);
    expect(email?.from).toMatchObject({ name: 'myposter', address: 'service@blattwerk.example' });
    expect(email?.subject).toBe('Grüße aus der Druckerei');
    expect(email?.text).toContain('Zum Shop:\nhttp://localhost:3000/?a=1&b=2');
    expect(email?.text).toContain('Schöne <Grüße>');
    expect(email?.html).toContain('href="http://localhost:3000/?a=1&#38;b=2"');
    expect(email?.html).toContain('Schöne &#60;Grüße&#62;');
    expect(email?.html).toContain('<html lang="de">');
    expect(message?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  });
});

test('the foot is in the language of the shop', async () => {
  await write('marie@client.example', { locale: 'fr-FR' });
  const [mail] = await backEnd.database.select().from(mails);
  expect(mail?.text).toContain('http://fr.myposter.localhost:3000');
  expect(mail?.text).toContain('Des questions ?');
});

test('no subject and no address adds a header or a recipient', async () => {
  await write('anna@kunde.example', { subject: 'Hallo\r\nBcc: alle@kunde.example\r\n\r\nMehr Text' });
  await withServer(undefined, async (server, sendAll) => {
    await sendAll();
    const [message] = server.received;
    expect(message?.to).toEqual(['anna@kunde.example']);
    expect(message?.email.bcc).toBeUndefined();
    expect(message?.raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(message?.email.subject).toBe('Hallo Bcc: alle@kunde.example Mehr Text');
  });
});

test('what is refused for now is tried again later, under the same Message-ID; what is refused for good is not', async () => {
  await write('busy@kunde.example');
  await write('gone@kunde.example');
  const refuse = (recipient: string, attempt: number) =>
    recipient.startsWith('gone') ? 550 : attempt === 1 ? 451 : undefined;
  await withServer(refuse, async (server, sendAll) => {
    const { database } = backEnd;
    await sendAll();
    expect(server.received).toHaveLength(0);
    const [busy] = await database.select().from(mails).where(eq(mails.recipient, 'busy@kunde.example'));
    expect(busy).toMatchObject({ attempts: 1, sentAt: null, lastError: 'EENVELOPE 451' });
    expect(busy?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());

    await database
      .update(mails)
      .set({ nextAttemptAt: new Date() })
      .where(eq(mails.id, busy?.id ?? 0));
    await sendAll();
    expect(server.received.map(({ email }) => email.messageId)).toEqual([
      `<${busy?.messageId}@blattwerk.example>`,
    ]);

    const [gone] = await database.select().from(mails).where(eq(mails.recipient, 'gone@kunde.example'));
    expect(gone).toMatchObject({ sentAt: null, lastError: 'EENVELOPE 550' });
    // Past the moment when it is given up.
    expect(gone?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 2.9 * 24 * 60 * 60 * 1000);
  });
});

test('a mail server that dies after it has taken a message: it is sent again as the same, then never more', async () => {
  await write('anna@kunde.example');
  const dies = (_recipient: string, attempt: number) => (attempt < 3 ? 'dies' : undefined);
  await withServer(dies, async (server, sendAll) => {
    const { database } = backEnd;
    const mail = async () => (await database.select().from(mails))[0];
    for (const attempts of [1, 2]) {
      await sendAll();
      // Not at once: whether it has arrived is unknown.
      await sendAll();
      expect(server.received).toHaveLength(attempts);
      expect(await mail()).toMatchObject({ attempts, sentAt: null, lastError: expect.any(String) });
      await database.update(mails).set({ nextAttemptAt: new Date() });
    }
    await sendAll();
    expect(await mail()).toMatchObject({ attempts: 3, sentAt: expect.any(Date), lastError: null });
    await database.update(mails).set({ nextAttemptAt: new Date() });
    await sendAll();

    // Mail programs show one message of them: its id, its date and its text are the same each time.
    const once = `<${(await mail())?.messageId}@blattwerk.example>`;
    expect(server.received.map(({ email }) => email.messageId)).toEqual([once, once, once]);
    expect(new Set(server.received.map(({ email }) => email.date)).size).toBe(1);
    expect(new Set(server.received.map(({ email }) => email.text)).size).toBe(1);
  });
});

test('several processes send each message once', async () => {
  for (let number = 0; number < 30; number += 1) await write(`kunde${number}@kunde.example`);
  await withServer(undefined, async (server, sendAll) => {
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    const recipients = server.received.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(30);
    expect(new Set(recipients).size).toBe(30);
  });
});

test('closing waits for no mail server that never answers; another process sends the message at once', async () => {
  const held = new Set<Socket>();
  const silent = createServer((socket) => held.add(socket.on('error', () => {})));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const sender = smtpSender(`smtp://127.0.0.1:${address.port}`, 'service@blattwerk.example', 50);
  await write('anna@kunde.example');
  const connected = once(silent, 'connection');
  const sending = sendDueMails(backEnd.database, sender, log);
  await connected;
  await sender.close();
  await sending;
  const [mail] = await backEnd.database.select().from(mails);
  expect(mail).toMatchObject({ sentAt: null, attempts: 0, lastError: null });
  await withServer(undefined, async (server, sendAll) => {
    await sendAll();
    expect(server.received.flatMap(({ to }) => to)).toEqual(['anna@kunde.example']);
  });
  for (const socket of held) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('the pause doubles up to an hour', () => {
  expect([1, 2, 3, 6, 7, 50].map((attempts) => retryDelay(attempts) / 60_000)).toEqual([1, 2, 4, 32, 60, 60]);
});
