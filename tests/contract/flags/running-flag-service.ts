import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { type FlagRollout, untouchedRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { flagServicePath } from '@blattwerk/schemas/shop/flags/flag-service-path.ts';
import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { seedFlags } from '@blattwerk/web-api/flags/flag-store.ts';
import { type FlagClientKind, flagServiceKey } from '@blattwerk/web-api/flags/service-keys.ts';
import { signToken } from '@blattwerk/web-api/security/signed-token.ts';
import { serveBackEnd } from '@blattwerk/web-api/test-support/running-back-end.ts';

/** Half of all visitors each. */
export const halves: FlagRollout = {
  ...untouchedRollout,
  shares: [
    { treatment: 'on', percent: 50 },
    { treatment: 'off', percent: 50 },
  ],
};

/** The shop's own flag service behind a real port, with the shop's flags, of which none is rolled out. */
export async function startFlagService() {
  const database = await openTestDatabase();
  await seedFlags(database);
  const backEnd = await serveBackEnd(database);
  const own = `${backEnd.origin}${flagServicePath}`;
  const post = async (path: string, body: object) => {
    const token = signToken('catalogue', 'catalogue', new Date(Date.now() + 60_000), localSigningSecret);
    const response = await backEnd.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...body }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  return {
    ...backEnd,
    urls: {
      sdk: `${own}/api`,
      events: `${own}/api`,
      auth: `${own}/api`,
      telemetry: `${own}/api`,
      streaming: own,
    },
    keyOf: (kind: FlagClientKind) => flagServiceKey(kind, localSigningSecret),
    rollOut: (flag: string, rollout: FlagRollout) =>
      post('/web-api/flag-rollouts', { action: 'set', flag, rollout }),
    changeSegment: (segment: string, change: { add?: string[]; remove?: string[] }) =>
      post('/web-api/flag-segments', { segment, ...change }),
  };
}

/** Resolves when an SDK says so, rejects when it does not in time. */
export function told(
  client: { on(event: string, listener: () => void): unknown },
  event: string,
  seconds = 10,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The client does not say ${event}.`)), seconds * 1000);
    client.on(event, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
