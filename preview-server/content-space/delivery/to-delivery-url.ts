import type { DeliveryStory, DeliveryUrl } from '../story-shape/delivery-story.ts';

/** What `resolve_links=url` keeps of a story. */
export function toDeliveryUrl({ id, uuid, name, slug, full_slug, path }: DeliveryStory): DeliveryUrl {
  return { id, uuid, name, slug, full_slug, url: full_slug, path };
}
