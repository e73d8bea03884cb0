import type { ValidationIssue } from '@storyblok/schema';
import type { Complaint } from './rule.ts';
import type { RuleField } from './rule-schema.ts';
import { extend, type StoryPath, spellOut } from './story-path.ts';
import type { ReadBlock, StoryReading } from './story-reading.ts';
import { splitKey } from './translation-key.ts';
import { valueAt } from './value-at.ts';

type Segments = readonly (string | number)[];

/** A vendor issue brought together with what it is about. */
export type LocatedIssue = {
  issue: ValidationIssue;
  path: StoryPath;
  /** Innermost known block around the issue. */
  block: ReadBlock | undefined;
  key: string | undefined;
  field: RuleField | undefined;
  /** What the issue's path adds to the key. */
  inner: Segments;
  /** The value at the issue's path. */
  value: unknown;
};

/** The vendor's issues of one code, each with the block, the field and the value they speak of. */
export function locatedIssues({ issues, blocks }: StoryReading, code: string): LocatedIssue[] {
  const concerned = issues.filter((issue) => issue.code === code);
  if (concerned.length === 0) return [];
  const places = blocks.map((block) => ({ block, segments: spellOut(block.path) }));
  return concerned.map((issue) => {
    const place = places.findLast(({ segments }) => startsWith(issue.path, segments));
    const rest = issue.path.slice(place?.segments.length ?? issue.path.length);
    const key = typeof rest[0] === 'string' ? rest[0] : undefined;
    return {
      issue,
      path: pathOf(issue.path),
      block: place?.block,
      key,
      field: key === undefined ? undefined : place?.block.definition?.fieldsByName.get(splitKey(key).name),
      inner: rest.slice(1),
      value: valueAt(place?.block.content, rest),
    };
  });
}

/** A complaint in the issue's own place. */
export function atIssue(
  { block, key, path }: LocatedIssue,
  message: Complaint['message'],
  fixes: Complaint['fixes'] = [],
): Complaint {
  return { block, key, path, message, fixes };
}

function startsWith(path: Segments, prefix: Segments): boolean {
  return prefix.length <= path.length && prefix.every((segment, index) => path[index] === segment);
}

function pathOf(segments: Segments): StoryPath {
  const [first = 'content', ...others] = segments;
  return others.reduce<StoryPath>(extend, extend(undefined, first));
}
