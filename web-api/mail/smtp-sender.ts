import type { MailRow } from '@blattwerk/database/tables/mails.ts';
import { channelSchema } from '@blattwerk/schemas/shop/markets/channel-schema.ts';
import { type Channel, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { createTransport } from 'nodemailer';

type SendResult =
  | { ok: true }
  /** `again`: when it is worth another attempt; at once where `close` broke it off. `reason` names no address. */
  | { ok: false; reason: string; again: 'later' | 'never' | 'at once' };

export type Attachment = { fileName: string; media: string; content: Uint8Array };

/** Takes messages to where they are delivered. `close` lets what is under way end for a moment, then breaks it off. */
export type MailSending = {
  send(mail: MailRow, attachment?: Attachment): Promise<SendResult>;
  close(): Promise<void>;
};

/** For one message; shorter than the lease that its sender has on it. */
const sendingMilliseconds = 2 * 60_000;

/**
 * Sends through a mail server (`smtp://user:password@host:587`). One that falls silent, or answers a byte at a time, is
 * given up after a while.
 * @param graceMilliseconds how long `close` waits for messages that are being sent
 */
export function smtpSender(url: string, from: string, graceMilliseconds = 3000): MailSending {
  const ending = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      dnsTimeout: 10_000,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const domain = from.split('@').at(-1);
  async function send(mail: MailRow, attachment: Attachment | undefined): Promise<SendResult> {
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(sendingMilliseconds)]);
    try {
      await transport.sendMail({
        signal,
        messageId: `<${mail.messageId}@${domain}>`,
        date: mail.createdAt,
        from: { name: senderName(mail.channel), address: from },
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(attachment && { attachments: [attached(attachment)] }),
        ...(mail.unsubscribeUrl !== null && oneClick(mail.unsubscribeUrl)),
      });
      return { ok: true };
    } catch (error) {
      return { ok: false, ...failure(error, ending.signal.aborted) };
    }
  }
  return {
    send(mail, attachment) {
      const sending = send(mail, attachment).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    async close() {
      const grace = setTimeout(() => ending.abort(), graceMilliseconds);
      while (underWay.size > 0) await Promise.all(underWay);
      clearTimeout(grace);
      // What is not yet under way is not begun.
      ending.abort();
      transport.close();
    },
  };
}

/** Lets mail programs unsubscribe by themselves, with a POST and no page between (RFC 8058). */
function oneClick(url: string) {
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

function attached({ fileName, media, content }: Attachment) {
  return { filename: fileName, contentType: media, content: Buffer.from(content) };
}

function senderName(channel: string): string {
  const known: Channel = channelSchema.parse(channel);
  return channelTable[known].label;
}

function failure(
  error: unknown,
  isEnding: boolean,
): { reason: string; again: 'later' | 'never' | 'at once' } {
  if (!(error instanceof Error)) return { reason: 'unknown', again: 'later' };
  const code = 'code' in error ? String(error.code) : error.name;
  const status = 'responseCode' in error ? Number(error.responseCode) : 0;
  if (status === 0) return { reason: code, again: isEnding ? 'at once' : 'later' };
  // 5xx to the envelope or the message stands; 5xx to the login is ours to mend.
  const isFinal = status >= 500 && status < 600 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { reason: `${code} ${status}`, again: isFinal ? 'never' : 'later' };
}
