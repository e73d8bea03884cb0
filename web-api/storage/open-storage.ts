import type { WebApiConfig } from '../config.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The storage that the settings name. */
export function openStorage(settings: WebApiConfig['storage']): Storage {
  return settings.kind === 'disk' ? createDiskStorage(settings.directory) : createS3Storage(settings);
}
