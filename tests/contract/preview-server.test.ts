import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { createPreviewServer } from '@blattwerk/preview-server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localConfig, type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

describe('createPreviewServer', () => {
  it('refuses to start reachable from elsewhere with the tokens everyone knows', async () => {
    const database = await openTestDatabase();
    const result = await createPreviewServer(
      { ...localConfig('http://localhost:4000'), host: '0.0.0.0' },
      database,
    );
    expect(result).toEqual({
      ok: false,
      message: expect.stringMatching(/^The public token “local-public” is public/),
    });
    await database.close();
  });

  it('lets nobody frame the workspace and the workspace frame the shop only', async () => {
    const response = await space.request('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('frame-src http://localhost:3000 http://*.localhost:3000');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it('answers the workspace’s own questions', async () => {
    const response = await space.request('/workspace/config.json');
    expect(await response.json()).toMatchObject({ spaceId: 100001, managementToken: 'local-management' });
  });

  it.each([
    ['takes a trusted proxy’s word on who asks', ['loopback'], false],
    ['takes nobody’s word unless told to', [], true],
  ])('%s', async (_, trustedProxies, isLimited) => {
    const behindProxy = await startContentSpace({ requestsPerSecond: 1, trustedProxies });
    const visitors = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    const answers = await Promise.all(
      visitors.map((visitor) =>
        behindProxy.request('/v1/spaces/100001', { headers: { 'x-forwarded-for': visitor } }),
      ),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(isLimited);
    await behindProxy.close();
  });
});
