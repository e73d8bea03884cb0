import { createHash } from 'node:crypto';

/**
 * The CMS's preview signature: hex SHA-1 of `<space>:<preview token>:<timestamp>`.
 * @param timestamp seconds since 1970; a storefront refuses signatures older than an hour
 */
export function signPreview(spaceId: number, previewToken: string, timestamp: number): string {
  return createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex');
}
