import { pathText } from './block-differences.ts';
import { renameBlock } from './block-operations.ts';
import { eachBlock, isContentBlock } from './content-block.ts';
import { renameField } from './field-operations.ts';
import { migrateContent, type NamedMigration } from './run-migrations.ts';
import { isEmptyValue } from '../rules/model/empty-value.ts';
import type { Finding } from '../rules/model/finding.ts';
import { isRecord } from '../rules/model/is-record.ts';
import { createJudge, type Judge } from '../rules/judge.ts';
import type { JudgeContext, JudgedStory } from '../rules/model/judged-story.ts';
import { splitKey } from '../rules/model/translation-key.ts';
import { describeChange } from '../changes/describe-change.ts';
import { alignSnapshot, type Renames } from '../changes/renames.ts';
import type { SchemaChange } from '../changes/schema-change.ts';
import { asRuleSchema, type SchemaSnapshot } from '../changes/schema-snapshot.ts';

/** Something in a story that a change breaks. Without a change no single one could be blamed. */
export type BrokenPlace = { change: SchemaChange | undefined; path: string; message: string };

export type Comparison = {
  before: SchemaSnapshot;
  /** Judges by the new schema. */
  judgeAfter: Judge;
  renames: Renames;
  changes: readonly SchemaChange[];
};

/** Says of any story what the changes break in it: what the rules find now and did not find before, and what is lost. */
export function createPricer({ before, judgeAfter, renames, changes }: Comparison) {
  const judgeBefore = createJudge(asRuleSchema(alignSnapshot(before, renames)));
  const underNewNames = migrationsFor(renames);
  return (story: JudgedStory, context: JudgeContext): BrokenPlace[] => {
    if (!isRecord(story.content)) return [];
    const aligned = migrateContent(story.content, underNewNames);
    const judged = { ...story, content: aligned.ok ? aligned.content : story.content };
    const known = new Set(judgeBefore(judged, context).map(identify));
    const found = judgeAfter(judged, context).filter((finding) => !known.has(identify(finding)));
    return [
      ...renamedPlaces(story.content, before, renames, changes),
      ...found
        .filter((finding) => matters(finding, judged.content, changes))
        .map((finding) => ({
          change: causeOf(finding, judged.content, changes),
          path: pathText(finding.path),
          message: finding.message.en,
        })),
    ];
  };
}

function identify({ code, path }: Finding): string {
  return `${code} ${path.join('/')}`;
}

/** Renames as migrations, so that everything else can be looked at under the new names. */
function migrationsFor({ blocks, fields }: Renames): NamedMigration[] {
  const changes: string[] = [];
  return [
    ...[...blocks].map(([block, to]) => ({ name: to, changes, blocks: [block], migrate: renameBlock(to) })),
    ...[...fields].flatMap(([block, names]) =>
      [...names].map(([from, to]) => ({
        name: to,
        changes,
        blocks: [block],
        migrate: renameField(from, to),
      })),
    ),
  ];
}

/** Places of a renamed field or block, whose values are not read under the old name any more. */
function renamedPlaces(
  content: unknown,
  before: SchemaSnapshot,
  { blocks, fields }: Renames,
  changes: readonly SchemaChange[],
): BrokenPlace[] {
  const places: BrokenPlace[] = [];
  eachBlock(content, ['content'], (block, path) => {
    const name = blocks.get(block.component) ?? block.component;
    const report = (change: SchemaChange | undefined, key?: string) => {
      if (!change) return;
      const at = pathText(key === undefined ? path : [...path, key]);
      places.push({ change, path: at, message: describeChange(change) });
    };
    if (name !== block.component)
      report(changes.find((change) => change.kind === 'block-renamed' && change.block === block.component));
    const renamed = fields.get(name);
    if (!renamed) return;
    for (const [key, value] of Object.entries(block)) {
      const field = splitKey(key).name;
      const definition = before.blocks[block.component]?.fields[field];
      if (!renamed.has(field) || !definition || holdsNothing(value, definition)) continue;
      report(
        changes.find(
          (change) => change.kind === 'field-renamed' && change.block === name && change.field === field,
        ),
        key,
      );
    }
  });
  return places;
}

/** Errors matter; of what is left over, only what a visitor would have seen. */
function matters(finding: Finding, content: unknown, changes: readonly SchemaChange[]): boolean {
  if (finding.severity === 'error') return true;
  if (finding.code !== 'unknown_field' && finding.code !== 'untranslatable_field') return false;
  const [block] = blocksAround(finding.path, content);
  const change = causeOf(finding, content, changes);
  if (!block || finding.field === undefined || !change || !('definition' in change)) return true;
  return !holdsNothing(block.content[finding.field], change.definition);
}

function holdsNothing(
  value: unknown,
  { type, default_value }: { type: Parameters<typeof isEmptyValue>[0]; default_value?: unknown },
) {
  return isEmptyValue(type, value) || value === default_value || (type === 'boolean' && value === false);
}

type Around = { content: Record<string, unknown>; key: string | undefined };

/** The blocks a path leads through, the innermost first, each with the key the path goes on by. */
function blocksAround(path: Finding['path'], content: unknown): Around[] {
  const blocks: Around[] = [];
  let value: unknown = { content };
  for (const [index, segment] of path.entries()) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isRecord(value)) value = value[segment];
    const next = path[index + 1];
    if (isContentBlock(value))
      blocks.unshift({ content: value, key: next === undefined ? undefined : splitKey(String(next)).name });
  }
  return blocks;
}

/** The nearest change around a finding: first of the field, then of the block, then of what holds them. */
function causeOf(
  finding: Finding,
  content: unknown,
  changes: readonly SchemaChange[],
): SchemaChange | undefined {
  for (const { content: block, key } of blocksAround(finding.path, content)) {
    const field = key ?? (finding.field === undefined ? undefined : splitKey(finding.field).name);
    const ofBlock = changes.filter(
      (change) => change.isBreaking && change.block === block.component && !change.kind.endsWith('-renamed'),
    );
    const change =
      ofBlock.find((candidate) => 'field' in candidate && candidate.field === field) ??
      ofBlock.find((candidate) => !('field' in candidate));
    if (change) return change;
  }
  return undefined;
}
