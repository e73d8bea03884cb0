import { schema } from '@blattwerk/schemas/schema.ts';
import { describe, expect, it } from 'vitest';
import { toWireComponent } from './to-wire-component.ts';

describe('toWireComponent', () => {
  it('names what the schema names in its own words', () => {
    const component = toWireComponent(
      {
        name: 'teaser',
        display_name: 'Teaser',
        is_root: false,
        is_nestable: true,
        folder: 'Inhalte/Texte',
        fields: [
          { name: 'items', type: 'bloks', allow: ['quote'], maximum: 3, pos: 0 },
          { name: 'text', type: 'richtext', allow: [{ folder: 'Inhalte' }, { folder: 'Weg' }], pos: 1 },
          { name: 'kind', type: 'option', source: 'internal', datasource: 'kinds', pos: 2 },
          { name: 'target', type: 'multilink', allow: ['page'], pos: 3 },
        ],
      },
      (path) => ({ 'Inhalte/Texte': 'uuid-2', Inhalte: 'uuid-1' })[path],
    );
    expect(component).toMatchObject({ name: 'teaser', description: '', component_group_uuid: 'uuid-2' });
    expect(component.schema).toEqual({
      items: {
        type: 'bloks',
        maximum: 3,
        pos: 0,
        component_whitelist: ['quote'],
        restrict_components: true,
        restrict_type: '',
      },
      text: {
        type: 'richtext',
        pos: 1,
        component_group_whitelist: ['uuid-1'],
        restrict_components: true,
        restrict_type: 'groups',
      },
      kind: { type: 'option', source: 'internal', pos: 2, datasource_slug: 'kinds' },
      target: { type: 'multilink', pos: 3, component_whitelist: ['page'] },
    });
  });

  it('keeps every field of every block of the shop', () => {
    for (const block of Object.values(schema.blocks))
      expect(Object.keys(toWireComponent(block, () => 'uuid').schema)).toEqual(
        block.fields.map(({ name }) => name),
      );
  });
});
