import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { Environment } from './environment.ts';
import { startSampleChat } from './sample-chat.ts';

/** Names the page that stands for a chat company's, in place of an address. */
export const sampleChat = 'sample';

type OpenChat =
  | { ok: true; url: string | undefined; close(): Promise<void> }
  | { ok: false; message: string };

/** The chat of the settings; undefined: none. The sample is for shops that only this machine reaches. */
export async function openChat({
  CHAT_URL,
  STOREFRONT_ORIGIN,
}: Pick<Environment, 'CHAT_URL' | 'STOREFRONT_ORIGIN'>): Promise<OpenChat> {
  if (CHAT_URL !== sampleChat) return { ok: true, url: CHAT_URL, close: async () => {} };
  const { hostname } = new URL(STOREFRONT_ORIGIN);
  if (!isLoopback(hostname))
    return {
      ok: false,
      message: `The sample chat answers nobody and works only on a loopback address; the shop is reached at ${hostname}: set CHAT_URL to your chat company's page, or leave it out.`,
    };
  return { ok: true, ...(await startSampleChat()) };
}
