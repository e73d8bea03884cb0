import type { MailRow } from '@blattwerk/database/tables/mails.ts';
import { type Channel, channelSchema, channelTable } from '@blattwerk/schemas/shop/channels.ts';
import { createTransport } from 'nodemailer';

type SendResult =
  | { ok: true }
  /** `isFinal`: the mail server will never take this message. `reason` names no address. */
  | { ok: false; reason: string; isFinal: boolean };

/** Takes messages to where they are delivered. */
export type MailSending = { send(mail: MailRow): Promise<SendResult>; close(): void };

/** Sends through a mail server (`smtp://user:password@host:587`). */
export function smtpSender(url: string, from: string): MailSending {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const domain = from.split('@').at(-1);
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          messageId: `<${mail.messageId}@${domain}>`,
          date: mail.createdAt,
          from: { name: senderName(mail.channel), address: from },
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          ...(mail.unsubscribeUrl !== null && oneClick(mail.unsubscribeUrl)),
        });
        return { ok: true };
      } catch (error) {
        return { ok: false, ...failure(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** Lets mail programs unsubscribe by themselves, with a POST and no page between (RFC 8058). */
function oneClick(url: string) {
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

function senderName(channel: string): string {
  const known: Channel = channelSchema.parse(channel);
  return channelTable[known].label;
}

function failure(error: unknown): { reason: string; isFinal: boolean } {
  if (!(error instanceof Error)) return { reason: 'unknown', isFinal: false };
  const code = 'code' in error ? String(error.code) : error.name;
  const status = 'responseCode' in error ? Number(error.responseCode) : 0;
  // 5xx to the envelope or the message stands; 5xx to the login is ours to mend.
  const isFinal = status >= 500 && status < 600 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { reason: status > 0 ? `${code} ${status}` : code, isFinal };
}
