/** Files the library takes, by name ending. Nothing among them runs scripts in our origin when opened. */
const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  txt: 'text/plain',
  webm: 'video/webm',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

export const acceptedEndings = Object.keys(contentTypes);

/** Content type of a file by its name, or undefined for a kind the library does not take. */
export function contentTypeOf(filename: string): string | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase();
  return ending !== undefined && Object.hasOwn(contentTypes, ending) ? contentTypes[ending] : undefined;
}

export const isImage = (contentType: string): boolean => contentType.startsWith('image/');

/** Pictures sharp can change; a drawing stays what it is. */
export const isRaster = (contentType: string): boolean =>
  isImage(contentType) && contentType !== 'image/svg+xml';

/** A file name that needs no escaping in an address: `Hochzeit (2).JPG` becomes `hochzeit-2.jpg`. */
export function safeFilename(filename: string): string {
  const name = filename
    .replace(/^.*[\\/]/, '')
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/-*\.-*/g, '.')
    .replace(/^[-.]+|[-.]+$/g, '');
  return name.slice(-150);
}
