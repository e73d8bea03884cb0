/**
 * A name that is safe to save under on every system, made from the sender's: no paths, no control or direction
 * characters, nothing Windows reserves, at most 60 characters, and the ending of what the file really is.
 */
export function downloadName(original: string, suffix: string, extension: string): string {
  const [file = ''] = original.split(/[/\\]/).slice(-1);
  const stem = file
    .replace(/\.[^.]{1,8}$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M} ._-]+/gu, '-')
    .replace(/[\s.-]+$|^[\s.-]+/g, '')
    .slice(0, 60)
    .replace(/[\s.-]+$/, '')
    .toWellFormed();
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem.split('.')[0] ?? '');
  return `${stem === '' || isReserved ? 'bild' : stem}-${suffix}.${extension}`;
}
