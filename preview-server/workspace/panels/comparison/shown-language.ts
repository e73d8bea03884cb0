import { splitKey } from '@blattwerk/schemas/rules/model/translation-key.ts';
import {
  type BlockChange,
  ownFields,
} from '../../../content-space/story-shape/difference/story-difference.ts';

/**
 * In which language a change can be seen: the given one where it shows there, else its own.
 * A changed text of the default language shows in another one as long as that has no translation of it.
 */
export function shownLanguage(change: BlockChange | undefined, given: string): string {
  if (change?.kind !== 'changed') return given;
  const keys = ownFields(change.fields).map(({ field }) => splitKey(field));
  const isSeen = keys.some(({ name, language }) =>
    language === undefined ? !change.after.fields[`${name}__i18n__${given}`] : language === given,
  );
  const [first] = keys;
  return isSeen || !first ? given : (first.language ?? 'default');
}
