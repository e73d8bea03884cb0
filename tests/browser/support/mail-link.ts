import { type APIRequestContext, expect } from '@playwright/test';

/** The link to this address of the back end in the newest message to a mailbox, as the outbox shows it once it is written. */
export async function mailLink(
  request: APIRequestContext,
  workspace: string,
  recipient: string,
  path: string,
): Promise<string> {
  const link = new RegExp(`http[^\\s"<]+${path}[^\\s"<]+`);
  return (await inMail(request, workspace, recipient, link)).replaceAll('&#38;', '&');
}

/** What matches in the newest message to a mailbox; waits until the outbox has such a message. */
export async function inMail(
  request: APIRequestContext,
  workspace: string,
  recipient: string,
  wanted: RegExp,
): Promise<string> {
  let found = '';
  await expect(async () => {
    const outbox = await (await request.get(`${workspace}/outbox`)).text();
    const row =
      outbox.split('<tr>').find((part) => part.includes(recipient) && part.includes('/outbox/')) ?? '';
    const [, message = ''] = /href="(\/outbox\/\d+)/.exec(row) ?? [];
    const mail = await (await request.get(`${workspace}${message}`)).text();
    found = wanted.exec(mail)?.[0] ?? '';
    expect(found).not.toBe('');
  }).toPass();
  return found;
}
