import { type Format, parseFormat, printFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import {
  type FormatLimits,
  fitsLimits,
  type WallFormatGroup,
  wallFormatGroups,
  wallFormats,
} from '@blattwerk/schemas/shop/wall-art/wall-formats.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import { unprocessable } from '../../http/problems.ts';

/** The listed sizes of a shape that limits allow. */
export function listedFormats(group: WallFormatGroup, limits: FormatLimits): Format[] {
  return wallFormats[group].flatMap((text) => {
    const format = parseFormat(text);
    return format && fitsLimits(format, limits) ? [format] : [];
  });
}

export type SizeResult = { ok: true; format: Format } | { ok: false; problem: Problem };

/** A size within limits; one outside is refused with the listed ones inside. */
export function sizeWithin(text: string, limits: FormatLimits): SizeResult {
  const format = parseFormat(text);
  if (format && fitsLimits(format, limits)) return { ok: true, format };
  const { minimum, maximumShort, maximumLong } = limits;
  const message = `Choose sides of at least ${minimum} mm, the shorter at most ${maximumShort} mm, the longer at most ${maximumLong} mm; these are listed.`;
  const allowed = wallFormatGroups.flatMap((group) => listedFormats(group, limits)).map(printFormat);
  const error = { in: 'query' as const, path: ['format'], message, allowed };
  return { ok: false, problem: unprocessable('This size is not made: the field says which are.', [error]) };
}
