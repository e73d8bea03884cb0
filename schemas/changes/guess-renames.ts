import { alignSnapshot, type Renames } from './renames.ts';
import type { SchemaSnapshot, SnapshotBlock, SnapshotField } from './schema-snapshot.ts';

/** What a person said about names: `teaser_slide.text` went on as `copy`, or did not go on at all. */
export type RenameDecisions = {
  /** Old name to new name: `block` to `block`, `block.field` to `field`, the block under its new name or `*`. */
  renamed: ReadonlyMap<string, string>;
  notRenamed: ReadonlySet<string>;
};

export const noDecisions: RenameDecisions = { renamed: new Map(), notRenamed: new Set() };

/** Below this likeness two names are taken for two things. */
const threshold = 0.5;

/** Takes a name that is gone and a new one that is much like it for the same thing; what a person said comes first. */
export function guessRenames(
  before: SchemaSnapshot,
  after: SchemaSnapshot,
  decisions: RenameDecisions,
): Renames {
  const blocks = match(before.blocks, after.blocks, (name) => name, decisions, likenessOfBlocks);
  const aligned = alignSnapshot(before, { blocks, fields: new Map() });
  const fields = Object.entries(after.blocks).flatMap(
    ([block, { fields: now }]): [string, Map<string, string>][] => {
      const was = aligned.blocks[block]?.fields;
      if (!was) return [];
      const renamed = match(was, now, (name) => `${block}.${name}`, decisions, likenessOfFields);
      return renamed.size > 0 ? [[block, renamed]] : [];
    },
  );
  return { blocks, fields: new Map(fields) };
}

function match<Thing>(
  before: Readonly<Record<string, Thing>>,
  after: Readonly<Record<string, Thing>>,
  placeOf: (name: string) => string,
  { renamed, notRenamed }: RenameDecisions,
  likeness: (one: Thing, other: Thing) => number,
): Map<string, string> {
  const gone = Object.entries(before).filter(([name]) => !after[name]);
  const come = Object.entries(after).filter(([name]) => !before[name]);
  const matched = new Map<string, string>();
  for (const [name] of gone) {
    const said = renamed.get(placeOf(name)) ?? renamed.get(`*.${name}`);
    if (said !== undefined && come.some(([candidate]) => candidate === said)) matched.set(name, said);
  }
  const pairs = gone
    .filter(([name]) => !matched.has(name) && !notRenamed.has(placeOf(name)) && !notRenamed.has(`*.${name}`))
    .flatMap(([name, was]) =>
      come.map(([to, is]) => ({ name, to, score: (2 * likeness(was, is) + likenessOfNames(name, to)) / 3 })),
    )
    .filter(({ score }) => score >= threshold)
    .toSorted((one, other) => other.score - one.score);
  for (const { name, to } of pairs)
    if (!matched.has(name) && ![...matched.values()].includes(to)) matched.set(name, to);
  return matched;
}

/** 0 for another type, 1 for the same definition. */
function likenessOfFields(one: SnapshotField, other: SnapshotField): number {
  if (one.type !== other.type || one.field_type !== other.field_type) return 0;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const entries = new Map(Object.entries(other));
  const same = Object.entries(one).filter(
    ([key, value]) => JSON.stringify(entries.get(key)) === JSON.stringify(value),
  );
  return same.length / keys.size;
}

/** The share of fields that have the same name and type. */
function likenessOfBlocks(one: SnapshotBlock, other: SnapshotBlock): number {
  const names = new Set([...Object.keys(one.fields), ...Object.keys(other.fields)]);
  if (names.size === 0 || one.isRoot !== other.isRoot) return 0;
  const same = [...names].filter((name) => {
    const [was, is] = [one.fields[name], other.fields[name]];
    return was && is && was.type === is.type;
  });
  return same.length / names.size;
}

/** The share of pairs of neighbouring letters that two names have in common (Dice). */
function likenessOfNames(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)];
  const common = ours.filter((pair) => theirs.includes(pair));
  return ours.length + theirs.length === 0 ? 0 : (2 * common.length) / (ours.length + theirs.length);
}

function pairsOf(name: string): string[] {
  const letters = name.toLowerCase();
  return [...letters].slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
