import { type Orientation, printFormat } from '../sizes/formats.ts';
import {
  type PhotobookBinding,
  type PhotobookCover,
  type PhotobookFormat,
  type PhotobookLamination,
  type PhotobookOrientation,
  type PhotobookPaper,
  type PhotobookType,
  photobookFormatTable,
} from './photobooks.ts';

type PhotobookCombination = {
  covers: readonly PhotobookCover[];
  bindings: readonly PhotobookBinding[];
  papers: readonly PhotobookPaper[];
  /** Printed covers are laminated; none means the cover is printed like the pages. */
  laminations: readonly PhotobookLamination[];
  formats: readonly PhotobookFormat[];
  defaultFormats: Record<PhotobookOrientation, PhotobookFormat>;
};

/** What each type of photo book may be made of, and the format each orientation opens with. */
export const photobookCombinations: Record<PhotobookType, PhotobookCombination> = {
  digitalfotobuch: {
    covers: ['hard', 'soft'],
    bindings: ['pur'],
    papers: ['standard', 'feinstweiss', 'matt'],
    laminations: ['glossy', 'matt'],
    formats: ['200-200', '300-300', 'a3-quer', 'a4-hoch', 'a4-quer', 'a5-hoch', 'a5-quer'],
    defaultFormats: { 'din-landscape': 'a4-quer', 'din-portrait': 'a4-hoch', square: '200-200' },
  },
  echtfotobuch: {
    covers: ['hard'],
    bindings: ['layflat'],
    papers: ['glaenzend', 'matt'],
    laminations: ['glossy', 'matt'],
    formats: ['200-200', '300-300', 'a3-quer', 'a4-hoch', 'a4-quer', 'a5-quer'],
    defaultFormats: { 'din-landscape': 'a4-quer', 'din-portrait': 'a4-hoch', square: '300-300' },
  },
  fotoheft: {
    covers: ['soft'],
    bindings: ['heftbindung'],
    papers: ['standard', 'feinstweiss'],
    laminations: [],
    formats: ['200-200', 'a4-hoch', 'a5-hoch', 'a5-quer', 'a6-quer'],
    defaultFormats: { 'din-landscape': 'a5-quer', 'din-portrait': 'a5-hoch', square: '200-200' },
  },
};

const photobookOrientationOf: Record<Orientation, PhotobookOrientation> = {
  landscape: 'din-landscape',
  portrait: 'din-portrait',
  square: 'square',
};

/** Page sizes of a type in millimetres (`297x210`); first the one the orientation opens with, or else the landscape one. */
export function photobookFormatsOf(type: PhotobookType, orientation: Orientation = 'landscape'): string[] {
  const { formats, defaultFormats } = photobookCombinations[type];
  const first = defaultFormats[photobookOrientationOf[orientation]];
  const others = formats.filter((format) => format !== first);
  return [first, ...others].map((format) => printFormat(photobookFormatTable[format]));
}
