import {
  type SchemaSnapshot,
  type SnapshotField,
  snapshotOf,
} from '@blattwerk/schemas/changes/schema-snapshot.ts';
import { removeField } from '@blattwerk/schemas/migrations/field-operations.ts';
import { schema } from '@blattwerk/schemas/schema.ts';
import { expect, it } from 'vitest';
import { schemaGate } from './schema-gate.ts';

const current = snapshotOf(schema);
const stories = [{ full_slug: 'home', name: 'Home', slug: 'home', isLive: true, content: uspItem({}) }];
const migration = {
  name: '2026-11-22-01-usp-item-kicker-removed',
  changes: ['field-removed usp_item.kicker'],
  blocks: ['usp_item'],
  migrate: removeField('kicker'),
};

it('lets a schema through that has not changed', () => {
  expect(schemaGate(current, [], stories)).toMatchObject({ ok: true, value: { isAccepted: true } });
});

it('asks to accept a change that breaks nothing', () => {
  const { title: _, ...fields } = current.blocks.usp_item?.fields ?? {};
  const before = withFields({
    ...fields,
    title: { type: 'text', required: true, limits: { max_length: 10 } },
  });
  expect(schemaGate(before, [], stories)).toMatchObject({ ok: true, value: { isAccepted: false } });
});

it('refuses a breaking change without a migration, and says what to run', () => {
  expect(schemaGate(withKicker(), [], stories)).toEqual({
    ok: false,
    message: expect.stringMatching(
      /no migration for it: usp_item\.kicker is gone\. Run “npm run schema:diff”/,
    ),
  });
});

it('refuses a migration that the stories have not gone through', () => {
  const waiting = stories.map((story) => ({ ...story, content: uspItem({ kicker: 'Neu' }) }));
  expect(schemaGate(withKicker(), [migration], waiting)).toMatchObject({
    ok: false,
    message:
      'home in content/ has not gone through 2026-11-22-01-usp-item-kicker-removed: run “npm run schema:migrate”.',
  });
});

it('accepts a breaking change together with its migration, which counts only once', () => {
  const gate = schemaGate(withKicker(), [migration], stories);
  if (!gate.ok) throw new Error(gate.message);
  expect(gate.value).toMatchObject({ isAccepted: false, accepted: { migrations: [migration.name] } });
  expect(schemaGate(gate.value.accepted, [], stories)).toMatchObject({
    ok: true,
    value: { isAccepted: true },
  });
});

function uspItem(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    component: 'page',
    body: [{ component: 'usp_bar', items: [{ component: 'usp_item', ...fields }] }],
  };
}

function withKicker(): SchemaSnapshot {
  return withFields({ ...current.blocks.usp_item?.fields, kicker: { type: 'table' } });
}

/** The accepted schema as it would be if the block had had these fields. */
function withFields(fields: Record<string, SnapshotField>): SchemaSnapshot {
  const block = { isRoot: false, isNestable: true, fields };
  return { ...current, blocks: { ...current.blocks, usp_item: block } };
}
