import { photoWidths } from '@blattwerk/schemas/web-api/configurator/photo-endpoints.ts';

/** The photo as it is printed. */
export function originalName(id: string): string {
  return `photos/${id}/original`;
}

/** The same for screens, as WebP. */
export function scaledName(id: string, width: number): string {
  return `photos/${id}/${width}`;
}

/** All that may lie there of a photo. */
export function fileNames(id: string): string[] {
  return [...photoWidths.map((width) => scaledName(id, width)), originalName(id)];
}
