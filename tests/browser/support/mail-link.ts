import { type APIRequestContext, expect } from '@playwright/test';

/** The link to this address of the back end in the newest message to somebody, as the outbox shows it once it is written. */
export async function mailLink(
  request: APIRequestContext,
  workspace: string,
  recipient: string,
  path: string,
): Promise<string> {
  let link = '';
  await expect(async () => {
    const outbox = await (await request.get(`${workspace}/outbox`)).text();
    const row =
      outbox.split('<tr>').find((part) => part.includes(recipient) && part.includes('/outbox/')) ?? '';
    const [, message = ''] = /href="(\/outbox\/\d+)/.exec(row) ?? [];
    const mail = await (await request.get(`${workspace}${message}`)).text();
    link = new RegExp(`http[^\\s"<]+${path}[^\\s"<]+`).exec(mail)?.[0].replaceAll('&#38;', '&') ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
