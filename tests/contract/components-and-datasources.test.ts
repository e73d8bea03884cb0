import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const client = () => space.management;

describe('management-api-client: components', () => {
  it('keeps folders and components', async () => {
    const outer = await client().componentFolders.create({ body: { component_group: { name: 'Inhalte' } } });
    const inner = await client().componentFolders.create({
      body: { component_group: { name: 'Texte', parent_id: outer.data.component_group?.id } },
    });
    const group = inner.data.component_group;
    expect(group).toMatchObject({ name: 'Texte', parent_uuid: outer.data.component_group?.uuid });

    const { data } = await client().components.create({
      body: {
        component: {
          name: 'quote',
          display_name: 'Zitat',
          schema: { text: { type: 'textarea', pos: 0, required: true }, author: { type: 'text', pos: 1 } },
          is_nestable: true,
          component_group_uuid: group?.uuid,
          color: '#2f4a3f',
        },
      },
    });
    const id = data.component.id;
    await client().components.update(id, { body: { component: { description: 'Ein Satz von jemandem.' } } });
    const listed = await client().components.list({ query: { search: 'zit' } });
    expect(listed.data.components).toMatchObject([
      {
        name: 'quote',
        description: 'Ein Satz von jemandem.',
        color: '#2f4a3f',
        schema: { text: { required: true } },
      },
    ]);
    expect(listed.data.component_groups).toHaveLength(2);

    const preset = await client().presets.create({
      body: { preset: { name: 'Kurz', component_id: id, preset: { text: 'Schön!' } } },
    });
    expect(preset.data.preset).toMatchObject({ name: 'Kurz', component_id: id });
    const presetId = preset.data.preset?.id ?? 0;
    await client().presets.update(presetId, { body: { preset: { name: 'Kürzer', component_id: id } } });
    const { data: renamed } = await client().presets.get(presetId);
    expect(renamed.preset).toMatchObject({ name: 'Kürzer', preset: { text: 'Schön!' } });
    const { data: withPreset } = await client().components.get(id);
    expect(withPreset.component.all_presets).toMatchObject([{ name: 'Kürzer' }]);

    await client().components.delete(id);
    await expect(client().components.get(id)).rejects.toMatchObject({ response: { status: 404 } });
    expect((await client().presets.list()).data.presets).toEqual([]);
  });

  it('keeps internal tags', async () => {
    const { data } = await client().internalTags.create({
      body: { internal_tag: { name: 'Alt', object_type: 'component' } },
    });
    await client().internalTags.update(data.internal_tag?.id ?? 0, {
      body: { internal_tag: { name: 'Veraltet' } },
    });
    const { data: listed } = await client().internalTags.list({ query: { by_object_type: 'component' } });
    expect(listed.internal_tags).toMatchObject([{ name: 'Veraltet', object_type: 'component' }]);
  });
});

describe('management-api-client: datasources', () => {
  it('keeps entries in order and in every dimension, for the delivery client too', async () => {
    const { data } = await client().datasources.create({
      body: {
        datasource: {
          name: 'Anlässe',
          slug: 'anlaesse',
          dimensions_attributes: [{ name: 'Englisch', entry_value: 'en' }],
        },
      },
    });
    const datasource_id = data.datasource.id;
    const dimension_id = data.datasource.dimensions[0]?.id;
    const entries = [
      { name: 'hochzeit', value: 'Hochzeit' },
      { name: 'geburt', value: 'Geburt' },
    ];
    const ids: number[] = [];
    for (const entry of entries) {
      const created = await client().datasourceEntries.create({
        body: { datasource_entry: { ...entry, datasource_id } },
      });
      ids.push(created.data.datasource_entry.id);
    }
    await client().datasourceEntries.update(ids[0] ?? 0, {
      body: { datasource_entry: { dimension_value: 'Wedding' } },
      query: { dimension_id },
    });

    const listed = await client().datasourceEntries.list({ query: { datasource_id } });
    expect(listed.data.datasource_entries.map(({ name }) => name)).toEqual(['hochzeit', 'geburt']);
    const delivered = await space
      .delivery('local-public')
      .get('cdn/datasource_entries', { datasource: 'anlaesse', dimension: 'en' });
    expect(delivered.data.datasource_entries).toMatchObject([
      { name: 'hochzeit', value: 'Hochzeit', dimension_value: 'Wedding' },
      { name: 'geburt', value: 'Geburt', dimension_value: null },
    ]);

    const inUnknownDimension = client().datasourceEntries.update(ids[0] ?? 0, {
      body: { datasource_entry: { name: 'anders', dimension_value: 'Wedding' } },
      query: { dimension_id: (dimension_id ?? 0) + 1 },
    });
    await expect(inUnknownDimension).rejects.toMatchObject({ response: { status: 422 } });
    const unchanged = await client().datasourceEntries.list({ query: { datasource_id } });
    expect(unchanged.data.datasource_entries.map(({ name }) => name)).toEqual(['hochzeit', 'geburt']);

    await client().datasourceEntries.delete(ids[1] ?? 0);
    const afterwards = await space
      .delivery('local-public')
      .get('cdn/datasource_entries', { datasource: 'anlaesse' });
    expect(afterwards.data.datasource_entries).toHaveLength(1);
    await client().datasources.delete(datasource_id);
    expect((await client().datasources.list()).data.datasources).toEqual([]);
  });
});
