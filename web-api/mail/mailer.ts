import type { Database, Queries } from '@blattwerk/database/database.ts';
import type { StartWork } from '@blattwerk/server-kit/background/work.ts';
import type { Logger } from 'pino';
import type { WebApiConfig } from '../config.ts';
import { sendDueMails } from './send-due-mails.ts';
import { smtpSender } from './smtp-sender.ts';
import { type Mail, writeMail } from './write-mail.ts';

export type Mailer = {
  /** Part of the caller's transaction; `poke` after it has ended. */
  write(queries: Queries, mail: Mail): Promise<void>;
  /** Sends what is due without waiting for the next look. */
  poke(): void;
  close(): Promise<void>;
};

/** Messages go into the database first. With a mail server they are sent from there, without one they stay. */
export function createMailer(
  config: WebApiConfig,
  database: Database,
  log: Logger,
  start: StartWork,
): Mailer {
  const write: Mailer['write'] = (queries, mail) => writeMail(queries, config.origin, mail);
  const { smtpUrl, from } = config.mail;
  if (smtpUrl === undefined) return { write, poke() {}, close: async () => {} };
  const sender = smtpSender(smtpUrl, from);
  const step = () => sendDueMails(database, sender, log);
  const loop = start('mail', step, { intervalMilliseconds: 5000, log });
  return {
    write,
    poke: loop.poke,
    async close() {
      // The loop ends with its messages: they are broken off when the mail server does not answer.
      const ended = loop.close();
      await sender.close();
      await ended;
    },
  };
}
