import { isLoopback } from '@blattwerk/schemas/network/loopback.ts';
import type { AuthHandlerParams } from '@storyblok/app-extension-auth';

/** The judge as a tool in the CMS's own editor. */
export type JudgeToolConfig = {
  /** Of the app in the vendor's partner portal. */
  clientId: string;
  clientSecret: string;
  /** Management API that the space is read through, without `/v1`. */
  managementUrl: string;
  /** Another server of the vendor's OAuth; left out, the vendor's own for the region of the space. */
  oauthUrl?: string | undefined;
  /** Origins of the editors that may frame the tool. */
  editors: readonly string[];
  /** Requests a second one address may make, each of which may ask the CMS; 0 switches the limit off. */
  requestsPerSecond: number;
};

/** Path of the tool below the preview server's origin. */
export const toolPath = '/judge-tool';

/** One sentence saying why the tool cannot be served, or undefined. */
export function judgeToolProblem(origin: string, { clientSecret }: JudgeToolConfig): string | undefined {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && !isLoopback(hostname))
    return `The judge's tool is framed by the CMS over https; set an origin that begins with https:// in place of ${origin}.`;
  if (!isLoopback(hostname) && clientSecret.length < 16)
    return "The client secret of the judge's tool is too short; copy it whole from the vendor's partner portal.";
  return undefined;
}

/** What the vendor's library is told; it takes addresses of https only, on this machine too. */
export function authParams(
  origin: string,
  { clientId, clientSecret, oauthUrl }: JudgeToolConfig,
): AuthHandlerParams {
  return {
    clientId,
    clientSecret,
    baseUrl: origin.replace(/^http:/, 'https:'),
    endpointPrefix: `${toolPath.slice(1)}/connect`,
    successCallback: '/connected',
    errorCallback: '/refused',
    ...(oauthUrl !== undefined && { storyblokApiBaseUrl: oauthUrl }),
  };
}
