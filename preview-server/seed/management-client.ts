import { contentClient } from '@blattwerk/schemas/shop/pages/content-client.ts';
import { createManagementApiClient } from '@storyblok/management-api-client';

export type SpaceAddress = {
  /** Base address of a management API, without `/v1`. */
  managementUrl: string;
  /** A personal access token, or `Bearer …` of OAuth. */
  token: string;
  spaceId: number;
};

const bearer = 'Bearer ';

/**
 * A client that reads and writes a content space. Requests to the vendor's spaces are spread over time; the embedded
 * space answers 429 when it is asked too often, and every client then waits and asks again.
 */
export function createManagementClient({ managementUrl, token, spaceId }: SpaceAddress) {
  const isOauth = token.startsWith(bearer);
  const isVendor = new URL(managementUrl).hostname.endsWith('storyblok.com');
  const { requestsPerSecond, oauthRequestsPerSecond } = contentClient;
  return createManagementApiClient({
    baseUrl: managementUrl,
    spaceId,
    ...(isOauth ? { oauthToken: token.slice(bearer.length) } : { personalAccessToken: token }),
    rateLimit: isVendor && (isOauth ? oauthRequestsPerSecond : requestsPerSecond),
    retry: { limit: 6, methods: ['get', 'post', 'put', 'patch', 'delete'], statusCodes: [429] },
  });
}
