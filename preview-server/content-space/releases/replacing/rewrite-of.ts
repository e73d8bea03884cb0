import type { ReleaseRow } from '@blattwerk/database/tables/releases.ts';
import type { PlainObject } from '../../story-shape/plain-object.ts';
import { replaceInPage } from './replace-in-page.ts';
import { replacementSchema } from './replacement.ts';

/** What a release that replaces something does to any content; undefined for other releases. */
export function rewriteOf({
  replacement,
}: Pick<ReleaseRow, 'replacement'>): ((content: PlainObject) => PlainObject) | undefined {
  const parsed = replacementSchema.safeParse(replacement);
  return parsed.success ? (content) => replaceInPage(content, parsed.data).content : undefined;
}
