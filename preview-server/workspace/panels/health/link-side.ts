import type { ChannelConfig } from '../../../workspace-api/workspace-config.ts';

/** Whether an address is one of the shop's own: those the rules judge, and no server is asked for them. */
export function isInside(address: string, channels: readonly ChannelConfig[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return channels.some(({ sites }) => sites.some((site) => site.origin === origin));
}

/** Whether an address leads to a page that a server can be asked for. */
export const isPageAddress = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
