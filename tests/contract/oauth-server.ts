import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { z } from 'zod';
import { portOf } from './running-content-space.ts';

export const oauthClient = { clientId: 'judge-client', clientSecret: 'a-secret-of-the-partner-portal' };

export type OauthServer = {
  origin: string;
  /** What the next answers say; changed by tests. */
  says: {
    spaceId: number;
    accessToken: string;
    /** Seconds that tokens hold. */
    expiresIn: number;
    /** The editor declines, or the CMS ends what it once allowed. */
    declines: boolean;
  };
  /** How often a token was renewed. */
  renewals(): number;
  close(): Promise<void>;
};

const codeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.url(),
  code_verifier: z.string(),
  client_id: z.literal(oauthClient.clientId),
  client_secret: z.literal(oauthClient.clientSecret),
});
const renewal = codeGrant
  .pick({ client_id: true, client_secret: true })
  .extend({ grant_type: z.literal('refresh_token'), refresh_token: z.literal('refresh') });

/** Stands in for the CMS's OAuth server: codes count once, for one client, and with the verifier of their challenge. */
export async function startOauthServer(spaceId: number): Promise<OauthServer> {
  const says = { spaceId, accessToken: 'local-management', expiresIn: 3600, declines: false };
  const challenges = new Map<string, { challenge: string; redirectUri: string }>();
  let renewals = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/oauth/authorize') {
      const asked = Object.fromEntries(url.searchParams);
      const back = new URL(asked.redirect_uri ?? '');
      // The library knows addresses of https only; the tool listens on this machine without.
      back.protocol = 'http:';
      if (says.declines) back.searchParams.set('error', 'access_denied');
      else {
        const code = randomUUID();
        challenges.set(code, {
          challenge: asked.code_challenge ?? '',
          redirectUri: asked.redirect_uri ?? '',
        });
        back.searchParams.set('code', code);
      }
      back.searchParams.set('state', asked.state ?? '');
      back.searchParams.set('space_id', String(says.spaceId));
      response.writeHead(302, { location: back.href }).end();
    } else if (url.pathname === '/oauth/token') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const token = { access_token: says.accessToken, expires_in: says.expiresIn, token_type: 'bearer' };
      const renewed = renewal.safeParse(form);
      if (renewed.success && !says.declines) {
        renewals += 1;
        json(200, token);
        return;
      }
      const grant = codeGrant.safeParse(form).data;
      const known = grant && challenges.get(grant.code);
      if (grant) challenges.delete(grant.code);
      const verified = createHash('sha256')
        .update(grant?.code_verifier ?? '')
        .digest('base64url');
      if (known && known.challenge === verified && known.redirectUri === grant.redirect_uri)
        json(200, { ...token, refresh_token: 'refresh' });
      else json(400, { error: 'invalid_grant' });
    } else if (
      url.pathname === '/oauth/user_info' &&
      request.headers.authorization === `Bearer ${says.accessToken}`
    )
      json(200, {
        user: { id: 7, friendly_name: 'Ada' },
        space: { id: says.spaceId, name: 'Blattwerk' },
        roles: [{ name: 'editor' }],
      });
    else json(401, { error: 'Unauthorized' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${portOf(server.address())}`,
    says,
    renewals: () => renewals,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
