import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadComponents } from '@blattwerk/preview-server/seed/load-components.ts';
import { changeValues } from '@blattwerk/schemas/migrations/field-operations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWith } from '../../scripts/schema/compare-with.ts';
import { migrateSpace } from '../../scripts/schema/migrate-space.ts';
import { openSpace, type Space } from '../../scripts/schema/open-space.ts';
import { spaceSchema } from '../../scripts/schema/space-schema.ts';
import { pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let running: RunningContentSpace;
let space: Space;
beforeAll(async () => {
  running = await startContentSpace();
  space = openSpace({ managementUrl: running.origin, token: 'local-management', spaceId: running.spaceId });
});
afterAll(() => running.close());

const shout = {
  name: '2026-11-22-01-loud-headlines',
  changes: [],
  blocks: ['page_container_headline'],
  migrate: changeValues('headline', (value) => String(value).toUpperCase()),
};

describe('migrating a space', () => {
  it('keeps live what is live and unpublished what is not, and says what it would do before', async () => {
    const live = await create('live', 'Veröffentlicht', true);
    const draft = await create('entwurf', 'Entwurf', false);
    const changed = await create('geaendert', 'Zu sehen', true);
    await running.management.stories.update(changed, {
      body: { story: { content: pageContent('In Arbeit') } },
    });

    const dry = await migrateSpace(space, [shout], true);
    expect(dry).toMatchObject({ ok: true, value: { looked: 3, problems: [] } });
    expect(dry.ok && dry.value.migrated.map(({ story }) => story.full_slug)).toEqual([
      'live',
      'entwurf',
      'geaendert',
    ]);
    expect(await stateOf(live)).toMatchObject({ headline: 'Veröffentlicht' });

    expect(await migrateSpace(space, [shout], false)).toMatchObject({ ok: true, value: { problems: [] } });
    expect(await stateOf(live)).toEqual({ headline: 'VERÖFFENTLICHT', published: true, changes: false });
    expect(await stateOf(draft)).toEqual({ headline: 'ENTWURF', published: false, changes: true });
    expect(await stateOf(changed)).toEqual({ headline: 'IN ARBEIT', published: true, changes: true });
    expect(await delivered('geaendert')).toBe('ZU SEHEN');

    const again = await migrateSpace(space, [shout], false);
    expect(again.ok && again.value.migrated).toEqual([]);
    expect(await schemaOf()).toMatchObject({ migrations: [shout.name] });
  });

  it('leaves a story that somebody saves meanwhile to the next run', async () => {
    const busy = await create('betrieb', 'Gestern', false);
    const meanwhile: Space = {
      ...space,
      send: async (...sent) => {
        await running.management.stories.update(busy, { body: { story: { content: pageContent('Heute') } } });
        return space.send(...sent);
      },
    };
    expect(await migrateSpace(meanwhile, [shout], false)).toMatchObject({
      ok: true,
      value: { migrated: [], problems: ['betrieb: somebody saved it meanwhile; run the command again.'] },
    });
    expect(await stateOf(busy)).toMatchObject({ headline: 'Heute' });
    await migrateSpace(space, [shout], false);
    expect(await stateOf(busy)).toMatchObject({ headline: 'HEUTE' });
  });

  it('says what to do when the token is refused', async () => {
    const stranger = openSpace({ managementUrl: running.origin, token: 'wrong', spaceId: running.spaceId });
    expect(await migrateSpace(stranger, [shout], true)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/refuses the token: set STORYBLOK_MANAGEMENT_TOKEN\.$/),
    });
  });
});

it('is a command that says what it did and what comes next', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../scripts/schema-migrate.ts'), '--space'],
    { env: { ...process.env, STORYBLOK_MANAGEMENT_URL: running.origin } },
  );
  expect(stdout).toMatch(/^\d+ stories looked at, \d+ changed, \d+ of them live\.\nNext: bring the blocks/);
});

it('finds the schema that was loaded into a space to be the working one', async () => {
  await loadComponents(running.management);
  expect(compareWith(await schemaOf(), []).changes).toEqual([]);
});

async function create(slug: string, headline: string, publish: boolean): Promise<number> {
  const story = { name: headline, slug, content: pageContent(headline) };
  const { data } = await running.management.stories.create({
    body: { story, ...(publish && { publish: 1 }) },
  });
  if (!data?.story) throw new Error(`The space did not create ${slug}.`);
  return data.story.id;
}

async function stateOf(id: number) {
  const { data } = await running.management.stories.get(id);
  const { content, published, unpublished_changes: changes } = data?.story ?? {};
  return { headline: headlineIn(content), published, changes };
}

async function delivered(slug: string) {
  const { data } = await running
    .delivery('local-public')
    .get(`cdn/stories/${slug}`, { version: 'published' });
  return headlineIn(data.story.content);
}

function headlineIn(content: unknown): unknown {
  return /"headline":"([^"]*)"/.exec(JSON.stringify(content))?.[1];
}

async function schemaOf() {
  const read = await spaceSchema(space);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}
