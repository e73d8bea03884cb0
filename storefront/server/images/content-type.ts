/** The media type of a finished image, by its first bytes. */
export function contentType(bytes: Buffer): string {
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') return 'image/avif';
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp';
  return bytes[0] === 0x89 ? 'image/png' : 'image/jpeg';
}
