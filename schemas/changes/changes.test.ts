import { describe, expect, it } from 'vitest';
import { exampleSchema } from '../rules/examples/example-schema.ts';
import { compareSchemas } from './compare-schemas.ts';
import { decisionsOf } from './decisions.ts';
import { describeChange } from './describe-change.ts';
import { guessRenames, noDecisions, type RenameDecisions } from './guess-renames.ts';
import { changeKey } from './schema-change.ts';
import {
  type SchemaSnapshot,
  type SnapshotField,
  schemaSnapshotSchema,
  snapshotOf,
} from './schema-snapshot.ts';

const example = snapshotOf(exampleSchema);

describe('a snapshot', () => {
  it('does not change when it is written and read', () => {
    expect(schemaSnapshotSchema.parse(JSON.parse(JSON.stringify(example)))).toEqual(example);
  });

  it('knows nothing of labels, help texts and the order of forms', () => {
    const blocks = Object.values(exampleSchema.blocks).map((block) => ({
      ...block,
      display_name: 'Anders',
      fields: block.fields.toReversed().map((field) => ({ ...field, description: 'Neue Hilfe.' })),
    }));
    expect(
      snapshotOf({
        ...exampleSchema,
        blocks: Object.fromEntries(blocks.map((block) => [block.name, block])),
      }),
    ).toEqual(example);
  });
});

describe('two schemas', () => {
  it('do not differ when they are the same', () => {
    expect(keysOf(example, example)).toEqual([]);
  });

  it('keep what is stored when a picker may store one more kind of value, and lose it when one fewer', () => {
    const storing = (...kinds: string[]): SchemaSnapshot => ({
      ...example,
      plugins: { 'blattwerk-product': { properties: { kind: { type: 'string', enum: kinds } } } },
    });
    expect(keysOf(storing('card'), storing('card', 'magnet'))).toEqual([]);
    const lost = keysOf(storing('card', 'magnet'), storing('card'));
    expect(lost.some((key) => key.startsWith('! value-changed'))).toBe(true);
  });

  it.each<[string, Record<string, SnapshotField>, Record<string, SnapshotField>, string[]]>([
    ['a new field', {}, { a: text }, ['field-added block.a']],
    ['a new field that must be filled in', {}, { a: { ...text, required: true } }, ['! field-added block.a']],
    ['a field that is gone', { a: text }, {}, ['! field-removed block.a']],
    ['a field with another name', { title: text }, { titel: text }, ['! field-renamed block.title=titel']],
    [
      'fields that are nothing alike',
      { title: text },
      { picture: { type: 'asset' } },
      ['! field-removed block.title', 'field-added block.picture'],
    ],
    ['a field that may be empty', { a: { ...text, required: true } }, { a: text }, ['not-required block.a']],
    ['more choices', { a: choice('x') }, { a: choice('x', 'y') }, ['options-added block.a']],
    [
      'other choices',
      { a: choice('x', 'y') },
      { a: choice('y', 'z') },
      ['! options-removed block.a=x', 'options-added block.a'],
    ],
    ['more room', { a: limited(10) }, { a: limited(20) }, ['limits-widened block.a']],
    ['less room', { a: limited(20) }, { a: limited(10) }, ['! limits-narrowed block.a=max_length:10']],
    [
      'a limit where there was none',
      { a: text },
      { a: limited(10) },
      ['! limits-narrowed block.a=max_length:10'],
    ],
    ['another type', { a: text }, { a: { type: 'number' } }, ['! type-changed block.a=number']],
    ['fewer blocks', { a: holding('x', 'block') }, { a: holding('block') }, ['! blocks-forbidden block.a=x']],
    ['any block', { a: holding('block') }, { a: { type: 'bloks' } }, ['blocks-allowed block.a']],
    [
      'some blocks instead of any',
      { a: { type: 'bloks' } },
      { a: holding('block') },
      ['! blocks-forbidden block.a='],
    ],
    ['another first value', { a: { ...text, default_value: 'x' } }, { a: text }, ['default-changed block.a']],
  ])('differ by %s', (_, before, after, expected) => {
    expect(keysOf(schemaOf(before), schemaOf(after))).toEqual(expected);
  });

  it('are told apart by what a person says about names', () => {
    const [before, after] = [schemaOf({ title: text }), schemaOf({ titel: text, name: text })];
    expect(keysOf(before, after, decisionsOf(['field-renamed block.title=name']))).toEqual([
      '! field-renamed block.title=name',
      'field-added block.titel',
    ]);
    expect(keysOf(before, after, decisionsOf(['field-removed block.title']))).toEqual([
      '! field-removed block.title',
      'field-added block.titel',
      'field-added block.name',
    ]);
  });

  it('take a word for a field of any block', () => {
    const [before, after] = [schemaOf({ title: text }), schemaOf({ picture: text })];
    expect(keysOf(before, after, decisionsOf(['field-renamed *.title=picture']))).toEqual([
      '! field-renamed block.title=picture',
    ]);
    expect(keysOf(before, after, decisionsOf(['field-removed *.title']))).toEqual([
      '! field-removed block.title',
      'field-added block.picture',
    ]);
  });

  it('follow a block to its new name, in what holds it too', () => {
    const before = schemaOf({ a: holding('block', 'x') });
    const { block, x } = before.blocks;
    const section = { isRoot: false, isNestable: true, ...block, fields: { a: holding('section', 'x') } };
    const after = { ...before, blocks: { section, ...(x && { x }) } };
    expect(keysOf(before, after)).toEqual(['! block-renamed block=section']);
  });

  it('are described in sentences', () => {
    const renames = guessRenames(example, schemaOf({}), noDecisions);
    for (const change of compareSchemas(example, schemaOf({}), renames))
      expect(describeChange(change)).toMatch(/^\S.*\.$/);
  });
});

const text: SnapshotField = { type: 'text' };

function choice(...options: string[]): SnapshotField {
  return { type: 'option', options };
}

function limited(characters: number): SnapshotField {
  return { type: 'text', limits: { max_length: characters } };
}

function holding(...allow: string[]): SnapshotField {
  return { type: 'bloks', allow };
}

function schemaOf(fields: Record<string, SnapshotField>): SchemaSnapshot {
  const x = { isRoot: false, isNestable: true, fields: {} };
  return { blocks: { block: { isRoot: false, isNestable: true, fields }, x }, plugins: {}, migrations: [] };
}

/** Keys of the changes; breaking ones with an exclamation mark. */
function keysOf(
  before: SchemaSnapshot,
  after: SchemaSnapshot,
  decisions: RenameDecisions = noDecisions,
): string[] {
  return compareSchemas(before, after, guessRenames(before, after, decisions)).map(
    (change) => `${change.isBreaking ? '! ' : ''}${changeKey(change)}`,
  );
}
