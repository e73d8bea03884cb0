import type { DraftPhoto } from '@blattwerk/schemas/configurator/draft.ts';
import sharp from 'sharp';
import type { RunningBackEnd } from './running-back-end.ts';

/** A red photo that a customer has sent, as a draft names it. */
export async function sentPhoto(
  backEnd: Pick<RunningBackEnd, 'ask'>,
  width: number,
  height: number,
): Promise<DraftPhoto> {
  const image = sharp({ create: { width, height, channels: 3, background: '#d01020' } });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await image.jpeg().toBuffer())]), 'foto.jpg');
  const { id, url } = await (await backEnd.ask('/web-api/photos', { method: 'POST', body })).json();
  return {
    photoId: String(id),
    url: String(url),
    width,
    height,
    crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
  };
}
