import type { PhotoRow } from '@blattwerk/database/tables/photos.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { signId } from '../security/signed-id.ts';
import type { PhotoLook } from './photo-look.ts';

type Shown = Pick<PhotoRow, 'id' | 'width' | 'height' | 'focusX' | 'focusY' | 'capturedAt' | 'expiresAt'>;

/** A photo as those get it who sent it. */
export function photoView(
  { id, width, height, focusX, focusY, capturedAt, expiresAt }: Shown,
  { likeness, sharpness }: PhotoLook,
  secret: string,
): AnswerOf<'POST /web-api/photos'> {
  return {
    id,
    url: `/web-api/photos/${id}/${signId('photo', id, secret)}`,
    width,
    height,
    focus: { x: focusX, y: focusY },
    capturedAt,
    likeness,
    sharpness,
    expiresAt: expiresAt.toISOString(),
  };
}
