import type { VersionChanges } from '../../../content-space/story-shape/difference/version-changes.ts';
import { fieldPlace } from '../../base/schema/field-place.ts';
import { blockLabel } from '../../base/schema/labels.ts';
import type { MessageKey, Say } from '../messages/messages.ts';

type Languages = Parameters<typeof fieldPlace>[2];
type Counted = VersionChanges['inserted'];

/** What a save changed: `„Titel“ in „Hauptteaser“, 2 Bausteine eingefügt`. */
export function changeWords(say: Say, changes: VersionChanges, languages: Languages): string {
  const { edited, inserted, deleted, moved, page } = changes;
  const rest = edited.count - edited.blocks.length;
  const blocks = edited.blocks.map((block) => editedWords(say, block, languages));
  const parts = [
    // Blocks of one kind are often changed alike.
    ...[...Map.groupBy(blocks, (words) => words)].map(([words, { length }]) =>
      length === 1 ? words : say('versions.times', { count: length, words }),
    ),
    ...(rest > 0 ? [say(rest === 1 ? 'versions.oneMore' : 'versions.more', { count: rest })] : []),
    ...countedWords(say, inserted, 'versions.insertedOne', 'versions.inserted'),
    ...countedWords(say, deleted, 'versions.deletedOne', 'versions.deleted'),
    ...countedWords(say, moved, 'versions.movedOne', 'versions.moved'),
    ...page.map((each) => say(`versions.page.${each}`)),
  ];
  return parts.length > 0 ? parts.join(', ') : say('versions.unchanged');
}

function editedWords(
  say: Say,
  block: VersionChanges['edited']['blocks'][number],
  languages: Languages,
): string {
  const { component, isPage, fields, fieldCount } = block;
  const names = fields.map(
    (field) => fieldPlace({ _uid: '', component }, field, languages, say.language).field,
  );
  const rest = fieldCount - names.length;
  const quoted = [...new Set(names)].map((field) => say('versions.field', { field }));
  const listed = [...quoted, ...(rest > 0 ? [say('versions.moreFields', { count: rest })] : [])];
  const list = new Intl.ListFormat(say('locale'), { type: 'conjunction' }).format(listed);
  return isPage
    ? say('versions.ofPage', { fields: list })
    : say('versions.ofBlock', { fields: list, block: blockLabel(component, say.language) });
}

function countedWords(
  say: Say,
  { count, components }: Counted,
  one: MessageKey,
  several: MessageKey,
): string[] {
  if (count === 0) return [];
  const [component] = components;
  return count === 1 && component !== undefined
    ? [say(one, { block: blockLabel(component, say.language) })]
    : [say(several, { count })];
}
