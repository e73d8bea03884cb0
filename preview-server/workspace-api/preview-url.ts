import { previewDayParameter } from '@blattwerk/schemas/preview/preview-day.ts';
import { previewReleaseParameter } from '@blattwerk/schemas/preview/preview-release.ts';
import type { CustomerType } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import { previewedCustomerParameter } from '@blattwerk/schemas/shop/visitors/previewed-customer.ts';
import { fillLocation, type PlacedStory } from '../preview-addresses/fill-location.ts';
import { signPreview } from './sign-preview.ts';
import type { ChannelConfig, Site } from './workspace-config.ts';

export type PreviewedStory = {
  id: number;
  uuid: string;
  fullSlug: string;
  /** The page's own path outside the shop; null: its full slug. */
  path: string | null;
  /** Full slug in the languages that it is translated into. */
  translatedSlugs: ReadonlyMap<string, string>;
  /** Name of the root block. */
  component: string;
};

type Place =
  /** `day`: the shop as it will be then, `YYYY-MM-DD`. */
  | { kind: 'shop'; channel: ChannelConfig; site: Site; day?: string | undefined }
  /** An address of the space, see `preview-addresses/`. */
  | { kind: 'location'; location: string; language: string };

type PreviewRequest = {
  story: PreviewedStory;
  place: Place;
  /** The release whose drafts are shown; left out, ordinary ones. */
  release?: number | undefined;
  /** As whom the shop is looked at; left out, as whom the editor's browser is known there. */
  customerType?: CustomerType | undefined;
  spaceId: number;
  previewToken: string;
  /** Milliseconds since 1970. */
  now: number;
};

/** Address of a story's draft, with every parameter the CMS's editor adds. */
export function previewUrl({
  story,
  place,
  release,
  customerType,
  spaceId,
  previewToken,
  now,
}: PreviewRequest): string {
  const timestamp = Math.floor(now / 1000);
  const language = place.kind === 'shop' ? place.site.language : place.language;
  const url =
    place.kind === 'shop'
      ? new URL(shopperPath(story.fullSlug, place.channel, place.site), place.site.origin)
      : fillLocation(place.location, placed(story, language), language);
  const parameters = {
    _storyblok: String(story.id),
    _storyblok_c: story.component,
    _storyblok_version: '',
    _storyblok_lang: language,
    [previewReleaseParameter]: String(release),
    _storyblok_rl: String(now),
    '_storyblok_tk[space_id]': String(spaceId),
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': signPreview(spaceId, previewToken, timestamp),
    ...(customerType && { [previewedCustomerParameter]: customerType }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  if (place.kind === 'shop' && place.day !== undefined) url.searchParams.set(previewDayParameter, place.day);
  return url.href;
}

function placed({ translatedSlugs, ...story }: PreviewedStory, language: string): PlacedStory {
  return { ...story, translatedSlug: translatedSlugs.get(language) ?? story.fullSlug };
}

/** `blattwerk/service/versand` -> `/service/versand/`, `blattwerk/home` -> `/`. */
export function shopperPath(fullSlug: string, channel: ChannelConfig, site: Site): string {
  const [, ...rest] = fullSlug.split('/');
  const segments = rest.join('/') === 'home' ? [] : rest;
  const path = [site.pathPrefix, ...segments].filter(Boolean).join('/');
  if (path === '') return '/';
  return channel.hasTrailingSlash || segments.length === 0 ? `/${path}/` : `/${path}`;
}
