import { isSignatureOf, signId } from '../security/signed-id.ts';

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** An upload as its address names it; only with this name can a file be gone on with. */
export function printUploadName(id: string, secret: string): string {
  return `${id}.${signId('upload', id, secret)}`;
}

/** The inverse of `printUploadName`; undefined for a name that the shop has not given away. */
export function readUploadName(name: string, secret: string): string | undefined {
  const [, id = '', signature = ''] = shape.exec(name) ?? [];
  return isSignatureOf('upload', id, signature, secret) ? id : undefined;
}
