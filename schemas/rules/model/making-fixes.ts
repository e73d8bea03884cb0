import type { Sentence } from './finding.ts';
import type { Change, Fix } from './fix.ts';
import { blockLabel, fieldLabel } from './labels.ts';
import { hasMainHeading } from './main-headings.ts';
import type { RuleField } from './rule-schema.ts';
import { extend, type StoryPath, spellOut } from './story-path.ts';
import type { ReadBlock, Spot } from './story-reading.ts';
import { valueInBlock } from './value-at.ts';

/** A fix visitors see nothing of. */
export function safeFix(label: Sentence, ...changes: Change[]): Fix {
  return { label, isSafe: true, changes };
}

/** A fix visitors notice, so that a person decides. */
export function offeredFix(label: Sentence, ...changes: Change[]): Fix {
  return { label, isSafe: false, changes };
}

export function removing(path: StoryPath, from: unknown): Change {
  return { path: spellOut(path), from };
}

export function replacing(path: StoryPath, from: unknown, to: unknown): Change {
  return { path: spellOut(path), from, to };
}

/** Empties a field, unless it must have a value. */
export function clearingFixes(
  field: RuleField | undefined,
  path: StoryPath,
  value: unknown,
  label?: Sentence,
): Fix[] {
  if (!field || field.required || value === undefined) return [];
  const name = fieldLabel(field);
  return [
    offeredFix(label ?? { de: `„${name.de}“ leeren`, en: `Clear “${name.en}”` }, removing(path, value)),
  ];
}

/** Takes one entry out of a list, unless the list would become too short. */
export function entryRemovalFixes(
  label: Sentence,
  {
    field,
    list,
    path,
    index,
  }: { field: RuleField; list: readonly unknown[]; path: StoryPath; index: number },
): Fix[] {
  const least = Math.max(
    field.required ? 1 : 0,
    field.minimum ?? field.minimum_entries ?? (Number(field.min_options) || 0),
  );
  if (list.length <= least || !(index in list)) return [];
  return [offeredFix(label, removing(extend(path, index), list[index]))];
}

/** Takes a block out of its list; not where the list or the page needs it. */
export function blockRemovalFixes(block: ReadBlock): Fix[] {
  const { within, path } = block;
  if (within?.field.type !== 'bloks' || hasMainHeading(block) || !path.parent) return [];
  const list = valueInBlock(within.block, path.parent);
  if (!Array.isArray(list)) return [];
  const name = blockLabel(block);
  return entryRemovalFixes(
    { de: `„${name.de}“ entfernen`, en: `Remove “${name.en}”` },
    { field: within.field, list, path: path.parent, index: Number(path.segment) },
  );
}

/** Takes a link away and leaves its text, in a link field or in rich text. */
export function linkRemovalFixes({ block, field, key, path }: Spot): Fix[] {
  const label = { de: 'Link entfernen', en: 'Remove the link' };
  if (field.type === 'multilink') {
    return clearingFixes(field, extend(block.path, key), block.content[key], label);
  }
  const mark = path.parent;
  return mark ? [offeredFix(label, removing(mark, valueInBlock(block, mark)))] : [];
}
