import { z } from 'zod';
import type { Format } from '../sizes/formats.ts';

export const photobookTypes = ['digitalfotobuch', 'echtfotobuch', 'fotoheft'] as const;
export type PhotobookType = (typeof photobookTypes)[number];
export const photobookTypeSchema = /* @__PURE__ */ z.enum(photobookTypes);
export const photobookTypeLabels: Record<PhotobookType, string> = {
  digitalfotobuch: 'Digitalfotobuch',
  echtfotobuch: 'Echtfotobuch',
  fotoheft: 'Fotoheft',
};

export const photobookCovers = ['hard', 'soft'] as const;
export type PhotobookCover = (typeof photobookCovers)[number];
export const photobookCoverSchema = /* @__PURE__ */ z.enum(photobookCovers);
export const photobookCoverLabels: Record<PhotobookCover, string> = { hard: 'Hardcover', soft: 'Softcover' };

export const photobookBindings = ['heftbindung', 'layflat', 'pur'] as const;
export type PhotobookBinding = (typeof photobookBindings)[number];
export const photobookBindingSchema = /* @__PURE__ */ z.enum(photobookBindings);

export const photobookPapers = ['feinstweiss', 'glaenzend', 'matt', 'standard'] as const;
export type PhotobookPaper = (typeof photobookPapers)[number];
export const photobookPaperSchema = /* @__PURE__ */ z.enum(photobookPapers);
export const photobookPaperLabels: Record<PhotobookPaper, string> = {
  feinstweiss: 'Feinstweiß',
  glaenzend: 'Glänzend',
  matt: 'Matt',
  standard: 'Standard',
};

export const photobookLaminations = ['glossy', 'matt'] as const;
export type PhotobookLamination = (typeof photobookLaminations)[number];
export const photobookLaminationSchema = /* @__PURE__ */ z.enum(photobookLaminations);
export const photobookLaminationLabels: Record<PhotobookLamination, string> = {
  glossy: 'Glänzender Einband',
  matt: 'Matter Einband',
};

export const photobookOrientations = ['din-landscape', 'din-portrait', 'square'] as const;
export type PhotobookOrientation = (typeof photobookOrientations)[number];
/**
 * @public shown by the photo book’s configurator, which comes later
 */
export const photobookOrientationLabels: Record<PhotobookOrientation, string> = {
  'din-landscape': 'Querformat',
  'din-portrait': 'Hochformat',
  square: 'Quadratisch',
};

export const photobookFormats = [
  '200-200',
  '300-300',
  'a3-quer',
  'a4-hoch',
  'a4-quer',
  'a5-hoch',
  'a5-quer',
  'a6-quer',
] as const;
export type PhotobookFormat = (typeof photobookFormats)[number];
export const photobookFormatSchema = /* @__PURE__ */ z.enum(photobookFormats);

type PhotobookFormatEntry = Format & { label: string; orientation: PhotobookOrientation };

/** Sizes of a page in millimetres. */
export const photobookFormatTable: Record<PhotobookFormat, PhotobookFormatEntry> = {
  '200-200': { width: 200, height: 200, label: '20 × 20 cm', orientation: 'square' },
  '300-300': { width: 300, height: 300, label: '30 × 30 cm', orientation: 'square' },
  'a3-quer': { width: 420, height: 297, label: 'A3 quer', orientation: 'din-landscape' },
  'a4-hoch': { width: 210, height: 297, label: 'A4 hoch', orientation: 'din-portrait' },
  'a4-quer': { width: 297, height: 210, label: 'A4 quer', orientation: 'din-landscape' },
  'a5-hoch': { width: 148, height: 210, label: 'A5 hoch', orientation: 'din-portrait' },
  'a5-quer': { width: 210, height: 148, label: 'A5 quer', orientation: 'din-landscape' },
  'a6-quer': { width: 148, height: 105, label: 'A6 quer', orientation: 'din-landscape' },
};

/** The format of a page's size in millimetres: what price addresses call it. */
export function photobookFormatOf({ width, height }: Format): PhotobookFormat | undefined {
  return photobookFormats.find((format) => {
    const entry = photobookFormatTable[format];
    return entry.width === width && entry.height === height;
  });
}
