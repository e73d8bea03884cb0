import { tmpdir } from 'node:os';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storefrontConfigSchema } from '../config.ts';
import { startContentStandIn } from '../test-support/content-stand-in.ts';
import { exampleCompany } from '../test-support/example-company.ts';
import { startContent } from './start-content.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function started() {
  const space = await startContentStandIn([]);
  const config = storefrontConfigSchema.parse({
    origin: 'http://localhost:3000',
    contentEndpoint: space.endpoint,
    backEndOrigin: 'http://localhost:3000',
    publicToken: 'public-token',
    previewToken: 'preview-token',
    spaceId: 1,
    webhookSecret: 'secret',
    editorOrigins: ['http://localhost:4000'],
    assetOrigins: ['http://localhost:4000'],
    company: exampleCompany,
    cacheDirectory: tmpdir(),
  });
  const content = startContent(config, () => {}, pino({ level: 'silent' }));
  return { space, config, content };
}

test('content that is stopped while it asks for changes asks no more', async () => {
  const { space, config, content } = await started();
  expect(await content.isKnown()).toBe(true);
  await content.look();
  const before = space.state.asked.length;
  space.state.trouble = 'silent-for-a-while';
  vi.advanceTimersByTime(config.contentPollSeconds * 1000);
  await vi.waitFor(() => expect(space.state.asked.length).toBeGreaterThan(before));
  content.stop();
  space.endSilence();
  await content.look();
  const asking = vi.spyOn(globalThis, 'fetch');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asking).not.toHaveBeenCalled();
  asking.mockRestore();
  space.close();
});

test('drafts are asked for as the release has them that an editor looks at', async () => {
  const { space, content } = await started();
  const asking = vi.spyOn(globalThis, 'fetch');
  await content.sourceIn(7).draft(12, 'default');
  await content.source.draft(12, 'default');
  const asked = asking.mock.calls.map(([address]) => new URL(String(address)));
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('from_release')])).toEqual([
    [expect.stringMatching(/\/cdn\/stories\/12$/), '7'],
    [expect.stringMatching(/\/cdn\/stories\/12$/), null],
  ]);
  asking.mockRestore();
  content.stop();
  space.close();
});
