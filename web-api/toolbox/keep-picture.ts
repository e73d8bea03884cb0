import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { downloadName } from './download-name.ts';
import type { FileKind } from './file-store.ts';
import type { MadePicture } from './make-picture.ts';
import type { Refused } from './refusal.ts';
import type { Toolbox } from './toolbox.ts';

type ToolboxFile = AnswerOf<'POST /web-api/toolbox-convert-file'>['file'];

const extensions = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
const media = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** Whose file it is: a visitor's address, and the session of one who is signed in. */
export type FileOwner = { address: string; sessionId: string | null };

/** Keeps a picture until it expires, within what its owner's address may keep. `suffix` says in its name what was done: `urlaub-druck.jpg`. */
export async function keepPicture(
  { files, takeRoom }: Pick<Toolbox, 'files' | 'takeRoom'>,
  { address, sessionId }: FileOwner,
  kind: FileKind,
  { bytes, format, width, height }: MadePicture,
  originalName: string,
  suffix: string,
): Promise<{ ok: true; file: ToolboxFile } | Refused> {
  const retryAfter = await takeRoom(address, bytes.length);
  if (retryAfter !== undefined) return { ok: false, refusal: 'too-often', retryAfter };
  const name = downloadName(originalName, suffix, extensions[format]);
  const saved = await files.save({ bytes, media: media[format], name, kind, sessionId });
  if (!saved.ok) return saved;
  const { id, expiresAt } = saved;
  return {
    ok: true,
    file: {
      id,
      url: `/web-api/toolbox-download?id=${id}`,
      name,
      media: media[format],
      bytes: bytes.length,
      width,
      height,
      expiresAt: expiresAt.toISOString(),
    },
  };
}
