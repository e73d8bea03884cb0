import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configProblem, isHandedOut, isLocal, type PreviewServerConfig } from './config.ts';
import { accountsOf } from './order-desk/export/chart-of-accounts.ts';

const local: PreviewServerConfig = {
  host: '127.0.0.1',
  origin: 'http://localhost:4000',
  storefrontOrigin: 'http://localhost:3000',
  space: { id: 100_001, name: 'Blattwerk', languages: ['en'] },
  tokens: { public: 'local-public', preview: 'local-preview', management: 'local-management' },
  webhooks: [],
  spaceBlocks: 'judge',
  requestsPerSecond: 100,
  assetDirectory: join(tmpdir(), 'blattwerk-assets'),
  logLevel: 'silent',
};
const secret = { public: 'p'.repeat(24), preview: 'q'.repeat(24), management: 'm'.repeat(24) };

describe('configProblem', () => {
  it.each(['127.0.0.1', '127.8.0.9', 'localhost', '::1', '[::1]'])('lets local tokens work on %s', (host) => {
    expect(configProblem({ ...local, host })).toBeUndefined();
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'redaktion.example.com', '127.0.0.1.example.com'])(
    'refuses local tokens on %s',
    (host) => {
      expect(configProblem({ ...local, host })).toMatch(
        /^The public token “local-public” is public knowledge .* it is reached at .*, so set a secret one\.$/,
      );
      expect(configProblem({ ...local, host, tokens: secret })).toBeUndefined();
    },
  );

  it('refuses local tokens behind a proxy, where the address is what others type', () => {
    const behind = { ...local, origin: 'https://redaktion.example.com' };
    expect(configProblem(behind)).toMatch(/reached at redaktion\.example\.com/);
    expect(isLocal(behind)).toBe(false);
    expect(configProblem({ ...behind, tokens: secret })).toBeUndefined();
  });

  it('refuses a single local token among secret ones', () => {
    const tokens = { ...secret, preview: 'local-preview' };
    expect(configProblem({ ...local, host: '0.0.0.0', tokens })).toMatch(/^The preview token/);
  });

  it('refuses tokens that are short, empty or the same', () => {
    const reachable = { ...local, host: '0.0.0.0' };
    expect(configProblem({ ...reachable, tokens: { ...secret, management: 'short' } })).toMatch(
      /at least 16/,
    );
    expect(configProblem({ ...local, tokens: { ...secret, public: '' } })).toMatch(/public token is empty/);
    expect(configProblem({ ...local, tokens: { ...secret, preview: secret.public } })).toMatch(/must differ/);
  });

  it('refuses an order desk that everybody or every editor could open', () => {
    const bookkeeping = {
      chart: 'SKR03',
      accounts: accountsOf('SKR03', {}),
      advisor: 1001,
      client: 1,
    } as const;
    const desk = (token: string) => ({
      orderDesk: { token, backEnd: 'http://localhost:3000', operatorToken: () => '', bookkeeping },
    });
    expect(configProblem({ ...local, ...desk('local-order-desk') })).toBeUndefined();
    const reachable = { ...local, host: '0.0.0.0', tokens: secret };
    expect(configProblem({ ...reachable, ...desk('local-order-desk') })).toMatch(/^The order desk token/);
    expect(configProblem({ ...reachable, ...desk(secret.management) })).toMatch(/must differ/);
    expect(configProblem({ ...reachable, ...desk('d'.repeat(24)) })).toBeUndefined();
    expect(isHandedOut(local, 'local-order-desk')).toBe(true);
    expect(isHandedOut(local, 'd'.repeat(24))).toBe(false);
    expect(isHandedOut({ ...local, host: '0.0.0.0' }, 'local-order-desk')).toBe(false);
  });

  it('refuses an address that is no origin', () => {
    expect(configProblem({ ...local, origin: 'http://localhost:4000/' })).toMatch(/without a path/);
    expect(configProblem({ ...local, origin: 'localhost:4000' })).toMatch(/must be an origin/);
  });
});

describe('isLocal', () => {
  it('needs a loopback address and the token everyone knows', () => {
    expect(isLocal(local)).toBe(true);
    expect(isLocal({ ...local, tokens: secret })).toBe(false);
    expect(isLocal({ ...local, host: '0.0.0.0' })).toBe(false);
  });
});
