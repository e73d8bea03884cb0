/** A `_uid` (UUID version 8) that depends on the text alone, for fixes that must come out the same each time. */
export function stableUid(text: string): string {
  const digits = [0, 1, 2, 3].map((round) => hash(`${round} ${text}`).toString(16).padStart(8, '0')).join('');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}

/** FNV-1a over UTF-16 units, mixed once more so that similar texts differ in every digit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
