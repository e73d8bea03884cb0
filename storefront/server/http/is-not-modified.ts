/** Whether an If-None-Match header names this entity tag (weak comparison, as RFC 9110 asks for GET). */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
