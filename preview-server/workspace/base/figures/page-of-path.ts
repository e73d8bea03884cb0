import type { ChannelConfig } from '../../../workspace-api/workspace-config.ts';

/** `/fr/hochzeit/` -> `blattwerk/hochzeit`: full slug of the page that visitors of a channel know by a path. */
export function pageOfPath(path: string, { folder, sites }: Pick<ChannelConfig, 'folder' | 'sites'>): string {
  const parts = path.split('/').filter(Boolean);
  const isOfSite = parts[0] !== undefined && sites.some(({ pathPrefix }) => pathPrefix === parts[0]);
  const own = isOfSite ? parts.slice(1) : parts;
  return [folder, ...(own.length === 0 ? ['home'] : own)].join('/');
}
