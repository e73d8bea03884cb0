import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPage, pageContent } from './example-stories.ts';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
  await pushSchema(space);
});
afterAll(() => space.close());

/** A content type and its blocks as the vendor's tools push them: none of them is the shop's. */
async function pushSchema({ management }: RunningContentSpace): Promise<void> {
  const create = (component: Parameters<typeof management.components.create>[0]['body']['component']) =>
    management.components.create({ body: { component } });
  await create({
    name: 'recipe',
    is_root: true,
    is_nestable: false,
    schema: {
      title: { type: 'text', pos: 0, required: true, max_length: 20 },
      minutes: { type: 'number', pos: 1, min_value: 1 },
      course: { type: 'option', pos: 2, options: [{ name: 'Vorspeise', value: 'starter' }] },
      steps: { type: 'bloks', pos: 3, restrict_components: true, component_whitelist: ['recipe_step'] },
    },
  });
  await create({ name: 'recipe_step', schema: { text: { type: 'textarea', pos: 0, required: true } } });
  await create({ name: 'recipe_note', schema: { text: { type: 'text', pos: 0 } } });
  await create({
    name: 'page',
    is_root: true,
    schema: {
      body: { type: 'bloks', pos: 0, restrict_components: true, component_whitelist: ['recipe_note'] },
    },
  });
}

let count = 0;
async function publish(content: Record<string, unknown>, at = space) {
  count += 1;
  const { id } = await createPage(at, `rezept-${count}`, { content });
  const response = await at.request(`/v1/spaces/${at.spaceId}/stories/${id}/publish`);
  const answer: { findings?: { code: string; severity: string; path: (string | number)[] }[] } =
    await response.json();
  const errors = (answer.findings ?? []).filter(({ severity }) => severity === 'error');
  return { id, status: response.status, errors: errors.map(({ code, path }) => [code, path.join('.')]) };
}

const recipe = (fields: Record<string, unknown> = {}) => ({
  component: 'recipe',
  title: 'Suppe',
  minutes: '20',
  course: 'starter',
  steps: [{ component: 'recipe_step', text: 'Rühren.' }],
  ...fields,
});

describe('management-api-client: blocks that only the space knows', () => {
  it('go live when they are as the space’s components say, without a _uid of their own', async () => {
    const { id, status } = await publish(recipe());
    expect(status).toBe(200);
    const { data } = await space.delivery('local-public').get(`cdn/stories/${id}`);
    expect(data.story.content).toMatchObject({
      _uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Suppe',
      steps: [{ _uid: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'Rühren.' }],
    });
  });

  it.each([
    ['a missing title', { title: '' }, ['missing_required_field', 'content.title']],
    ['a long title', { title: 'x'.repeat(21) }, ['constraint_violation', 'content.title']],
    ['a text that is none', { title: ['Suppe'] }, ['invalid_value', 'content.title']],
    ['too small a number', { minutes: '0' }, ['constraint_violation', 'content.minutes']],
    ['an unknown choice', { course: 'dessert' }, ['unknown_option', 'content.course']],
    [
      'a missing text inside',
      { steps: [{ component: 'recipe_step' }] },
      ['missing_required_field', 'content.steps.0.text'],
    ],
    [
      'a block in the wrong place',
      { steps: [{ component: 'recipe_note' }] },
      ['disallowed_component', 'content.steps.0.component'],
    ],
    [
      'a block unknown to both',
      { steps: [{ component: 'elsewhere' }] },
      ['unknown_component', 'content.steps.0.component'],
    ],
  ])('are refused with %s', async (_name, fields, error) => {
    expect(await publish(recipe(fields))).toMatchObject({ status: 422, errors: [error] });
  });

  it('stand in the shop’s own blocks where the space lets them, and the shop’s rules hold beside them', async () => {
    const headline = { component: 'page_container_headline', headline: 'Suppen', headlineType: 'h1' };
    const note = { component: 'recipe_note', text: 'Heiß!' };
    expect(await publish(pageContent('x', { body: [headline, note] }))).toMatchObject({ status: 200 });
    expect(await publish(pageContent('x', { body: [note] }))).toMatchObject({
      status: 422,
      errors: [['missing_h1', 'content.body']],
    });
    const step = { component: 'recipe_step', text: 'Rühren.' };
    expect(await publish(pageContent('x', { body: [headline, step] }))).toMatchObject({
      status: 422,
      errors: [['disallowed_component', 'content.body.1.component']],
    });
  });

  it('are judged by the components as they are now', async () => {
    const { data } = await space.management.components.list({ query: { search: 'recipe_note' } });
    const [note] = data.components ?? [];
    if (!note) throw new Error('The component is missing.');
    await space.management.components.update(note.id, {
      body: { component: { schema: { text: { type: 'text', pos: 0, required: true } } } },
    });
    const headline = { component: 'page_container_headline', headline: 'Suppen', headlineType: 'h1' };
    expect(await publish(pageContent('x', { body: [headline, { component: 'recipe_note' }] }))).toMatchObject(
      { status: 422, errors: [['missing_required_field', 'content.body.1.text']] },
    );
  });

  it('stay drafts where the setting says so', async () => {
    const strict = await startContentSpace({ spaceBlocks: 'refuse' });
    await pushSchema(strict);
    expect(await publish(recipe(), strict)).toMatchObject({
      status: 422,
      errors: [['unknown_component', 'content.component']],
    });
    await strict.close();
  });
});
