import type { RenameDecisions } from './guess-renames.ts';

/** What was decided about names: by migrations that answer a change, and by words on the command line. */
export function decisionsOf(answered: Iterable<string>): RenameDecisions {
  const renamed = new Map<string, string>();
  const notRenamed = new Set<string>();
  for (const key of answered) {
    const [, kind, place = '', to] = /^(\S+) ([^=]+)(?:=(.*))?$/.exec(key) ?? [];
    if ((kind === 'field-renamed' || kind === 'block-renamed') && to !== undefined) renamed.set(place, to);
    if (kind === 'field-removed' || kind === 'block-removed') notRenamed.add(place);
  }
  return { renamed, notRenamed };
}
