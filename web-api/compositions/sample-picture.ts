import type { Design } from '@blattwerk/designs/model/design.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { Reply } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';

/** Pixels of the longer side: samples are looked at, never printed. */
const longSide = 900;

/** The painted picture that stands where a customer's photo goes, in the proportions of its place. */
export async function samplePicture(
  { pictures }: Pick<BackEnd, 'pictures'>,
  { sample, width, height }: QueryOf<'GET /web-api/sample-pictures'>,
  signal: AbortSignal,
): Promise<Reply<'GET /web-api/sample-pictures'>> {
  const service = await pictures.service();
  const pixels = Math.round(longSide * Math.min(1, width / height));
  const picture = { design: photoAlone(sample, { width, height }), width: pixels, format: 'webp' } as const;
  const drawn = await service.designPicture(picture, { signal });
  if (drawn.ok) return { ok: true, value: { media: drawn.type, body: drawn.data } };
  if (drawn.reason === 'missing') return { ok: false, problem: notFound(drawn.message) };
  return { ok: false, problem: problem(503, drawn.message, { retryAfter: 2 }) };
}

function photoAlone(sample: string, trim: { width: number; height: number }): Design {
  const box = { x: 0, y: 0, ...trim };
  return {
    version: 1,
    id: 'sample',
    title: 'Sample',
    bleed: 0,
    safe: 0,
    foil: null,
    palette: neutral,
    pages: [
      {
        id: 'photo',
        label: 'Foto',
        trim,
        folds: [],
        panels: [],
        background: 'paper',
        layers: [
          {
            id: 'photo',
            type: 'photo',
            finish: 'print',
            locked: true,
            slot: 'photo',
            box,
            rotate: 0,
            sample,
            crop: { focusX: 0.5, focusY: 0.5, zoom: 1 },
          },
        ],
      },
    ],
  };
}

/** Painted pictures bring their own colours. */
const neutral = {
  paper: '#ffffff',
  ink: '#333333',
  accent: '#777777',
  main: '#999999',
  second: '#bbbbbb',
  third: '#cccccc',
  leaf: '#888888',
  wash: '#eeeeee',
};
