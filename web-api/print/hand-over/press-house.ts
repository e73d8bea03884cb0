import type { WebApiConfig } from '../../config.ts';
import { createFolder } from './folder.ts';
import { createHttpPressHouse } from './http-press-house.ts';

/** A file as the press house gets it: `2026-000001_1.pdf`. */
export type HandedFile = { name: string; media: string; bytes: Uint8Array };

/**
 * Who prints. Files come in order, the ticket last: where it lies, all others do. Handed over twice, the same files
 * replace themselves. Rejects when the press house cannot be reached, and when `ending` breaks it off.
 */
export type PressHouse = { take(files: readonly HandedFile[], ending: AbortSignal): Promise<void> };

/** The press house that the settings name. */
export function openPressHouse(settings: NonNullable<WebApiConfig['press']['handOver']>): PressHouse {
  return settings.kind === 'folder' ? createFolder(settings.directory) : createHttpPressHouse(settings);
}
