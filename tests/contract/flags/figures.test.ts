import { openFlagSchema } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { localSigningSecret } from '@blattwerk/web-api/config.ts';
import { flagsSubject } from '@blattwerk/web-api/flags/desk/flag-desk-handlers.ts';
import { signToken } from '@blattwerk/web-api/security/signed-token.ts';
import { SplitFactory } from '@splitsoftware/splitio-browserjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { halves, startFlagService } from './running-flag-service.ts';

const flag = 'hochzeit-einstieg';
const shares = [
  { treatment: 'zitat', percent: 50 },
  { treatment: 'off', percent: 50 },
];
const visitors = ['nora', 'otto', 'paula', 'quirin', 'rosa', 'sven', 'tilda', 'uwe'];

let service: Awaited<ReturnType<typeof startFlagService>>;
beforeAll(async () => {
  service = await startFlagService();
  await service.rollOut(flag, { ...halves, shares });
});
afterAll(() => service.close());

/** A page that is loaded and left: the vendor's own client for browsers, unmodified. */
async function visit(visitor: string, looks: number): Promise<string> {
  const factory = SplitFactory({
    core: { authorizationKey: service.keyOf('browser'), key: visitor },
    urls: service.urls,
    streamingEnabled: false,
    userConsent: 'GRANTED',
  });
  const client = factory.client();
  await client.ready();
  const said = Array.from({ length: looks }, () => client.getTreatment(flag));
  client.track('user', 'basket');
  await client.destroy();
  return said[0] ?? '';
}

async function readArms() {
  const token = signToken('flag-desk', flagsSubject, new Date(Date.now() + 60_000), localSigningSecret);
  const answer = await service.ask(`/web-api/flag-desk/flags/${flag}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return openFlagSchema.parse(await answer.json()).figures.arms;
}

test('what browsers hand in is read by treatment: who saw it, how often, and what they did then', async () => {
  const came: Record<string, number> = { zitat: 0, off: 0 };
  for (const visitor of visitors) {
    const said = await visit(visitor, 3);
    // Loaded once more, the page shows the same, and counts again.
    expect(await visit(visitor, 1)).toBe(said);
    came[said] = (came[said] ?? 0) + 1;
  }
  expect(Object.values(came).every((count) => count > 0)).toBe(true);
  for (const { treatment, visitors: seen, impressions, conversions } of await readArms()) {
    expect([treatment, seen, impressions]).toEqual([treatment, came[treatment], 2 * (came[treatment] ?? 0)]);
    expect(conversions).toContainEqual({ event: 'basket', visitors: seen });
  }
});
