import { isRecord } from './is-record.ts';

/** The title of a page as search results show it; none of settings, folders and content that is no page. */
export function pageTitle(content: unknown): string | undefined {
  if (!isRecord(content) || content.component !== 'page' || typeof content.title !== 'string')
    return undefined;
  return content.title.trim() || undefined;
}
