import { accountNotices } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import { programHead } from '../head/program-head.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { shownSettings } from '../loading/fetch-stories.ts';

/** The visitor's account. */
export async function resolveAccount({
  request: { address, query },
  page,
  stories,
}: Asked): Promise<LoadedPage | typeof notMine> {
  if (page.route.program !== 'account') return notMine;
  const { settings } = await stories();
  const notice = accountNotices.find((known) => known === query.get('notice'));
  const head = programHead('account', { page, path: address.path });
  return {
    content: {
      page,
      settings: shownSettings(settings),
      outcome: { kind: 'account', shown: 'account', notice, head },
    },
    isComplete: settings.ok,
    reads: (name) => name === 'notice',
  };
}
