import { createHmac } from 'node:crypto';
import { replacementAnswerSchema } from '@blattwerk/preview-server/content-space/story-shape/asset-answers.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createFolder, createPage } from './example-stories.ts';
import { startContentSpace } from './running-content-space.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

describe('webhooks', () => {
  it('tell configured and stored endpoints, signed, before the editor has an answer', async () => {
    const configured = await startWebhookReceiver();
    const stored = await startWebhookReceiver();
    const own = await startContentSpace({ webhooks: [{ endpoint: configured.endpoint, secret: 'geheim' }] });
    const endpoint = { name: 'Suche', endpoint: stored.endpoint, actions: ['story.deleted'] };
    await own.request('/v1/spaces/100001/webhook_endpoints', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ webhook_endpoint: endpoint }),
    });

    const folder = await createFolder(own, 'blattwerk');
    const { id } = await createPage(own, 'home', { parent_id: folder.id });
    await own.management.stories.publish(id);
    expect(configured.received).toHaveLength(1);
    const [event] = configured.received;
    expect(JSON.parse(event?.body ?? '')).toEqual({
      text: 'The user Redaktion published the Story home (blattwerk/home)',
      action: 'published',
      space_id: 100001,
      story_id: id,
      full_slug: 'blattwerk/home',
    });
    expect(event?.signature).toBe(
      createHmac('sha1', 'geheim')
        .update(event?.body ?? '')
        .digest('hex'),
    );

    await own.request(`/v1/spaces/100001/stories/${id}/unpublish`);
    await own.management.stories.publish(id);
    await own.management.stories.update(folder.id, { body: { story: { slug: 'karten' } } });
    await own.management.stories.delete(id);
    const told = configured.received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ action, full_slug }) => [action, full_slug])).toEqual([
      ['published', 'blattwerk/home'],
      ['unpublished', 'blattwerk/home'],
      ['published', 'blattwerk/home'],
      ['moved', 'karten'],
      ['deleted', 'karten/home'],
    ]);
    expect(stored.received.map(({ body }) => JSON.parse(body).action)).toEqual(['deleted']);
    expect(stored.received[0]?.signature).toBeUndefined();
    await Promise.all([own.close(), configured.close(), stored.close()]);
  });

  it('say of a subscription that never comes why, and offer those alone that come', async () => {
    const own = await startContentSpace({});
    const send = (path: string, method: string, webhook_endpoint: object) =>
      own.request(`/v1/spaces/100001/webhook_endpoints${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ webhook_endpoint }),
      });
    const endpoint = { name: 'Suche', endpoint: 'https://suche.example/', actions: ['story.published'] };
    const told = await send('', 'POST', endpoint);
    expect(told.status).toBe(201);
    const { webhook_endpoint, ...rest } = await told.json();
    expect(rest).toEqual({});

    const actions = ['story.published', 'pipeline.deployed', 'workflow.stage.changed'];
    const silent = await send(`/${webhook_endpoint.id}`, 'PUT', { ...endpoint, actions });
    expect(silent.status).toBe(200);
    expect(await silent.json()).toMatchObject({
      webhook_endpoint: { actions },
      warnings: [
        expect.stringMatching(/^workflow\.stage\.changed never comes\. Stages are told in the workspace/),
        expect.stringMatching(/^pipeline\.deployed never comes\. This space keeps no pipelines/),
      ],
    });
    expect((await send('', 'POST', { ...endpoint, actions: ['story.eaten'] })).status).toBe(422);
    const offered = await own.request('/v1/spaces/100001/webhook_endpoints/allowed_actions');
    const { allowed_actions } = await offered.json();
    expect(allowed_actions).toContain('story.published');
    expect(allowed_actions).toContain('release.merged');
    expect(allowed_actions).not.toContain('pipeline.deployed');
    await own.close();
  });

  it('tell of files: added, given another file, given their own back, deleted', async () => {
    const configured = await startWebhookReceiver();
    const own = await startContentSpace({ webhooks: [{ endpoint: configured.endpoint, secret: 'geheim' }] });
    const upload = async (short_filename: string, background: string) => {
      const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer();
      const file = new Blob([new Uint8Array(picture)]);
      return (await own.management.assets.create({ body: { short_filename }, file })).id;
    };
    const post = (path: string, body = {}) =>
      own.request(`/workspace/assets${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const [old, next] = [await upload('blatt.png', '#335544'), await upload('zweig.png', '#557733')];
    const replaced = await post(`/${old}/replacement`, { by: next, is_new_file: true });
    const { id } = replacementAnswerSchema.parse(await replaced.json());
    await post(`/replacements/${id}/undo`);
    await own.management.assets.delete(Number(old));
    const told = configured.received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ action, asset_id }) => [action, asset_id])).toEqual([
      ['created', old],
      ['created', next],
      ['replaced', old],
      ['replaced', old],
      ['deleted', old],
    ]);
    expect(told[2]).toEqual({
      text: 'The user Redaktion replaced the Asset blatt.png',
      action: 'replaced',
      space_id: 100001,
      asset_id: old,
    });
    await Promise.all([own.close(), configured.close()]);
  });

  it('do not hold up the editor when nobody answers, and leave a log', async () => {
    const silent = await startWebhookReceiver({ answers: false });
    const own = await startContentSpace({
      webhooks: [
        { endpoint: silent.endpoint, secret: 'geheim' },
        { endpoint: 'http://127.0.0.1:1/', secret: 'geheim' },
      ],
    });
    const { id } = await createPage(own, 'trotzdem');
    const { data } = await own.management.stories.publish(id);
    expect(data.story?.published).toBe(true);
    const logs = await own.request('/v1/spaces/100001/webhook_endpoints/webhook_logs');
    expect(await logs.json()).toMatchObject({
      webhook_logs: [
        {
          endpoint: 'http://127.0.0.1:1/',
          status: null,
          message: 'not reachable',
          action: 'story.published',
        },
        { endpoint: silent.endpoint, status: null, message: 'no answer within 2 s' },
      ],
    });
    await Promise.all([own.close(), silent.close()]);
  });
});
