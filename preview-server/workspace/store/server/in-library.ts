import { assetId } from '@blattwerk/schemas/usage/subject.ts';
import { requireSession } from '../session-store.ts';
import { knownMissingFiles } from './queries.ts';

/** Texts show pictures of the library; any other is not there for shoppers. */
export function isInLibrary(address: string): boolean {
  const isOwn = URL.canParse(address) && new URL(address).origin === window.location.origin;
  const path = assetId(address);
  const isAsset = isOwn && path.startsWith(`/f/${requireSession().config.spaceId}/`);
  return isAsset && !knownMissingFiles()?.includes(path);
}
