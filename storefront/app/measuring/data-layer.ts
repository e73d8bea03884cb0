import type { Decision } from '@blattwerk/schemas/shop/visitors/consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Hands something to the tag manager, which reads the layer from its beginning once it is loaded. */
export function pushToLayer(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** A command to Google's programs. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: they know commands by this kind of object, an array would be an event.
  pushToLayer(arguments);
}

const denial = 'denied' as const;

/** Google's consent mode, version 2, as it is before anybody has answered. */
export const denied = {
  ad_storage: denial,
  ad_user_data: denial,
  ad_personalization: denial,
  analytics_storage: denial,
  functionality_storage: denial,
  personalization_storage: denial,
  security_storage: 'granted',
} as const;

/** The same after an answer. */
export function consentMode(decision: Decision): Record<keyof typeof denied, 'granted' | 'denied'> {
  const advertising = decision.includes('marketing') ? 'granted' : denial;
  return {
    ...denied,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: decision.includes('statistics') ? 'granted' : denial,
  };
}
