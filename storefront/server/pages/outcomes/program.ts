import { accountNotices } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import { programHead } from '../head/program-head.ts';
import { type Asked, type LoadedPage, notMine } from '../loading/asked.ts';
import { shownSettings } from '../loading/fetch-stories.ts';

/** A page that is a program of the shop, such as the account. */
export async function resolveProgram({
  request: { address, query },
  page,
  stories,
}: Asked): Promise<LoadedPage | typeof notMine> {
  const { program } = page.route;
  if (!program) return notMine;
  const { settings } = await stories();
  const notice = accountNotices.find((known) => known === query.get('notice'));
  const head = programHead(program, { page, path: address.path });
  return {
    content: { page, settings: shownSettings(settings), outcome: { kind: 'program', program, notice, head } },
    isComplete: settings.ok,
    reads: (name) => name === 'notice',
  };
}
