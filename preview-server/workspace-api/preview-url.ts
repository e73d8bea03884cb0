import { signPreview } from './sign-preview.ts';
import type { ChannelConfig, Site } from './workspace-config.ts';

export type PreviewedStory = {
  id: number;
  fullSlug: string;
  /** Name of the root block. */
  component: string;
};

type PreviewRequest = {
  story: PreviewedStory;
  channel: ChannelConfig;
  site: Site;
  spaceId: number;
  previewToken: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Address of a story's draft on the storefront, with every parameter the CMS's editor adds. */
export function previewUrl(request: PreviewRequest): string {
  const { story, site, spaceId, previewToken, now } = request;
  const timestamp = Math.floor(now / 1000);
  const url = new URL(shopperPath(story.fullSlug, request.channel, site), site.origin);
  const parameters = {
    _storyblok: String(story.id),
    _storyblok_c: story.component,
    _storyblok_version: '',
    _storyblok_lang: site.language,
    _storyblok_release: 'undefined',
    _storyblok_rl: String(now),
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': signPreview(spaceId, previewToken, timestamp),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** `blattwerk/service/versand` -> `/service/versand/`, `blattwerk/home` -> `/`. */
export function shopperPath(fullSlug: string, channel: ChannelConfig, site: Site): string {
  const [, ...rest] = fullSlug.split('/');
  const segments = rest.join('/') === 'home' ? [] : rest;
  const path = [site.pathPrefix, ...segments].filter(Boolean).join('/');
  if (path === '') return '/';
  return channel.hasTrailingSlash || segments.length === 0 ? `/${path}/` : `/${path}`;
}
