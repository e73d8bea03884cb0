import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleContext, pageWith } from '../rules/examples/example-content.ts';
import { exampleSchema } from '../rules/examples/example-schema.ts';
import { createJudge } from '../rules/judge.ts';
import { type SpaceComponents, spaceComponentsSchema } from './space-components.ts';
import { withSpaceBlocks } from './with-space-blocks.ts';

const judged = (space: SpaceComponents, content: unknown) =>
  createJudge(withSpaceBlocks(exampleSchema, space))(
    { full_slug: 'hochzeit', slug: 'hochzeit', name: 'Hochzeit', content },
    exampleContext,
  ).map(({ code, path }) => `${code} ${path.join('.')}`);

const spaceOf = (components: unknown[], component_groups: unknown[] = []) =>
  spaceComponentsSchema.parse({ components, component_groups });

describe('blocks of the space', () => {
  test('leave a schema as it is that knows them all', () => {
    expect(withSpaceBlocks(exampleSchema, spaceOf([{ name: 'page', schema: {} }]))).toBe(exampleSchema);
  });

  test('come into a field by name, by folder with those inside it, by tag, or without any restriction', () => {
    const quote = { name: 'quote', schema: {}, component_group_uuid: 'inner', internal_tag_ids: ['7'] };
    const groups = [{ uuid: 'outer' }, { uuid: 'inner', parent_uuid: 'outer' }, { uuid: 'other' }];
    const body = (field: object) => ({ name: 'page', schema: { body: { type: 'bloks', ...field } } });
    const codesWith = (field: object) =>
      judged(spaceOf([quote, body(field)], groups), pageWith({ _uid: 'q', component: 'quote' }));
    const warned = ['block_without_renderer content.body.1'];
    expect(codesWith({ restrict_components: false, component_whitelist: ['other'] })).toEqual(warned);
    expect(codesWith({ component_whitelist: ['quote'] })).toEqual(warned);
    const byGroup = (uuid: string) => ({ restrict_type: 'groups', component_group_whitelist: [uuid] });
    expect(codesWith(byGroup('outer'))).toEqual(warned);
    const byTag = (tag: number) => ({ restrict_type: 'tags', component_tag_whitelist: [tag] });
    expect(codesWith(byTag(7))).toEqual(warned);
    const refused = ['disallowed_component content.body.1.component', ...warned];
    expect(codesWith({ component_whitelist: ['other'] }).toSorted()).toEqual(refused.toSorted());
    expect(codesWith(byGroup('other')).toSorted()).toEqual(refused.toSorted());
    expect(codesWith(byTag(8)).toSorted()).toEqual(refused.toSorted());
  });

  test('judge nothing in a field of a type that is not known', () => {
    const map = { name: 'map', is_root: true, schema: { place: { type: 'geo', required: true } } };
    for (const place of [{ lat: 1 }, undefined])
      expect(judged(spaceOf([map]), { _uid: 'm', component: 'map', place })).toEqual([
        'block_without_renderer content',
      ]);
  });

  test('take no component, however odd, and no content for a crash', () => {
    const field = fc.record(
      {
        type: fc.oneof(
          fc.constantFrom('text', 'bloks', 'option', 'number', 'custom', 'richtext'),
          fc.string(),
        ),
        required: fc.jsonValue(),
        options: fc.jsonValue(),
        restrict_type: fc.constantFrom('groups', 'tags', '', null),
        component_group_whitelist: fc.jsonValue(),
        component_tag_whitelist: fc.jsonValue(),
        component_whitelist: fc.oneof(fc.jsonValue(), fc.constant(['odd'])),
        min_value: fc.jsonValue(),
        regex: fc.string(),
      },
      { requiredKeys: [] },
    );
    const schema = fc.dictionary(
      fc.constantFrom('a', 'b', '__proto__', 'component'),
      fc.oneof(field, fc.jsonValue()),
    );
    const content = fc.record({ component: fc.constant('odd'), a: fc.jsonValue(), b: fc.jsonValue() });
    fc.assert(
      fc.property(schema, content, (fields, story) => {
        const codes = judged(spaceOf([{ name: 'odd', is_root: true, schema: fields }]), story);
        expect(codes).toContain('block_without_renderer content');
      }),
    );
  });
});
