import { blockNames } from '../story/blocks-in.ts';
import type { PageContent } from './page-content.ts';

const mainBlock = /_(detail|overview)$|^voucher$/;

/** Whether a page shows texts of products, listings, baskets or accounts from its start, or those of a missing page. */
export function needsLateTexts(outcome: PageContent['outcome']): boolean {
  if (outcome.kind === 'story')
    return [...blockNames(outcome.story.content)].some((name) => mainBlock.test(name));
  if (outcome.kind === 'error') return outcome.status === 404;
  return ['account', 'personal', 'configurator'].includes(outcome.kind);
}
