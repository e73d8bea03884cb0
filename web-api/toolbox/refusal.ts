import type { Language } from '@blattwerk/schemas/shop/languages.ts';
import type { Problem } from '@blattwerk/schemas/web-api/problem.ts';
import { inLanguage } from '../http/in-language.ts';
import { problem } from '../http/problems.ts';

/** `retryAfter`: seconds, where they are known better than the table below knows them. */
export type Refused = { ok: false; refusal: Refusal; retryAfter?: number | undefined };

/** Why a file is not worked on. */
export type Refusal =
  | 'unknown-kind'
  | 'svg'
  | 'heic'
  | 'not-a-pdf'
  | 'pdf-instead-of-picture'
  | 'broken'
  | 'too-many-pixels'
  | 'took-too-long'
  | 'password'
  | 'no-pages'
  | 'too-many-pages'
  | 'busy'
  | 'full'
  | 'too-often'
  | 'expired'
  | 'unknown-file';

type Sentences = { status: number; retryAfter?: number; detail: string; de: string; en: string };

const table: Record<Refusal, Sentences> = {
  'unknown-kind': {
    status: 415,
    detail: 'Send a JPEG, PNG, WebP, AVIF, TIFF or GIF.',
    de: 'Dieses Dateiformat ist uns nicht bekannt. Möglich sind JPEG, PNG, WebP, AVIF, TIFF und GIF.',
    en: 'We do not know this kind of file. JPEG, PNG, WebP, AVIF, TIFF and GIF work.',
  },
  svg: {
    status: 415,
    detail: 'SVG is refused: save the drawing as PNG.',
    de: 'SVG-Zeichnungen können wir nicht annehmen. Bitte die Zeichnung im Grafikprogramm als PNG speichern, am besten mit 300 dpi.',
    en: 'We cannot take SVG drawings. Please save the drawing as a PNG in your graphics program, ideally at 300 dpi.',
  },
  heic: {
    status: 415,
    detail: 'HEIC cannot be read here: save the photo as JPEG.',
    de:
      'Dieses Foto liegt im HEIC-Format vor, das wir nicht lesen können. So wird daraus ein JPEG: am Mac das Foto in der ' +
      'Vorschau öffnen und „Ablage › Exportieren“ mit dem Format JPEG wählen; am iPhone das Foto in der Dateien-App lange ' +
      'drücken und „Schnellaktionen › Bild konvertieren“ wählen. Künftige Fotos nimmt das iPhone als JPEG auf, wenn unter ' +
      '„Einstellungen › Kamera › Formate“ die Option „Maximale Kompatibilität“ eingestellt ist.',
    en:
      'This photo is in the HEIC format, which we cannot read. To make a JPEG of it: on a Mac, open it in Preview and ' +
      'choose “File › Export” with the format JPEG; on an iPhone, press and hold it in the Files app and choose “Quick ' +
      'Actions › Convert Image”. The iPhone takes future photos as JPEG with “Settings › Camera › Formats › Most ' +
      'Compatible”.',
  },
  'not-a-pdf': {
    status: 415,
    detail: 'Send a PDF.',
    de: 'Das ist keine PDF-Datei. Bitte eine Datei wählen, die als PDF gespeichert wurde.',
    en: 'This is not a PDF. Please choose a file that was saved as PDF.',
  },
  'pdf-instead-of-picture': {
    status: 415,
    detail: 'Send PDFs to /web-api/toolbox-convert-pdf.',
    de: 'Das ist eine PDF-Datei; hier wird ein Bild gebraucht. Möglich sind JPEG, PNG, WebP, AVIF, TIFF und GIF.',
    en: 'This is a PDF, and a picture is needed here. JPEG, PNG, WebP, AVIF, TIFF and GIF work.',
  },
  broken: {
    status: 422,
    detail: 'The file is damaged or incomplete: send it again or save it anew.',
    de: 'Die Datei ist beschädigt oder unvollständig. Bitte noch einmal hochladen oder neu speichern.',
    en: 'The file is damaged or incomplete. Please upload it again or save it anew.',
  },
  'too-many-pixels': {
    status: 422,
    detail:
      'The picture has more than 64 megapixels or a side of more than 30,000 pixels: send a smaller one.',
    de: 'Das Bild ist größer als 64 Megapixel oder an einer Seite länger als 30.000 Pixel. Bitte verkleinern; für den Druck reicht das allemal.',
    en: 'The picture has more than 64 megapixels or a side of more than 30,000 pixels. Please make it smaller; that is plenty for print.',
  },
  'took-too-long': {
    status: 422,
    detail: 'The file takes too long to draw: simplify it or send fewer pages.',
    de: 'Die Datei ist so aufwendig, dass wir abbrechen mussten. Bitte vereinfachen oder in kleinere Dateien aufteilen.',
    en: 'The file is so complex that we had to stop. Please simplify it or split it into smaller files.',
  },
  password: {
    status: 422,
    detail: 'The PDF needs a password: save it without one.',
    de: 'Diese PDF-Datei ist mit einem Passwort geschützt. Bitte ohne Passwort speichern und noch einmal hochladen.',
    en: 'This PDF is protected by a password. Please save it without one and upload it again.',
  },
  'no-pages': {
    status: 422,
    detail: 'The PDF has no pages.',
    de: 'Diese PDF-Datei enthält keine Seiten.',
    en: 'This PDF has no pages.',
  },
  'too-many-pages': {
    status: 422,
    detail: 'The PDF has more than 40 pages: split it.',
    de: 'Die PDF-Datei hat mehr als 40 Seiten. Bitte in mehrere Dateien aufteilen.',
    en: 'The PDF has more than 40 pages. Please split it into several files.',
  },
  busy: {
    status: 503,
    retryAfter: 5,
    detail: 'Too many files are being worked on: try again in a few seconds.',
    de: 'Gerade werden sehr viele Dateien verarbeitet. Bitte in ein paar Sekunden noch einmal versuchen.',
    en: 'Very many files are being processed right now. Please try again in a few seconds.',
  },
  full: {
    status: 503,
    retryAfter: 300,
    detail: 'There is no room for another result: try again in a few minutes.',
    de: 'Im Moment können wir keine weiteren Dateien aufnehmen. Bitte in ein paar Minuten noch einmal versuchen.',
    en: 'We cannot take any more files at the moment. Please try again in a few minutes.',
  },
  'too-often': {
    status: 429,
    detail: 'Too many files from this address: wait as long as Retry-After says.',
    de: 'Das waren sehr viele Dateien in kurzer Zeit. Bitte etwas warten und dann weitermachen.',
    en: 'That was a lot of files in a short time. Please wait a little before you go on.',
  },
  expired: {
    status: 410,
    detail: 'The file has expired: make it again.',
    de: 'Diese Datei gibt es nicht mehr: Ergebnisse werden nach einer Stunde gelöscht. Bitte noch einmal erstellen.',
    en: 'This file is gone: results are deleted after an hour. Please make it again.',
  },
  'unknown-file': {
    status: 404,
    detail: 'No file has this id: use the id of an answer unchanged.',
    de: 'Diese Datei gibt es nicht. Bitte den Link unverändert öffnen.',
    en: 'There is no such file. Please open the link unchanged.',
  },
};

/** The problem to answer with, and the sentence to show to the customer. */
export function refusalProblem(refusal: Refusal, language: Language, retryAfter?: number): Problem {
  const entry = table[refusal];
  const seconds = retryAfter ?? entry.retryAfter;
  return problem(entry.status, entry.detail, {
    ...(seconds !== undefined && { retryAfter: seconds }),
    message: { text: inLanguage(entry, language) },
  });
}

const firstPictureTexts = {
  de: 'Die Datei enthält mehrere Bilder; verwendet wird das erste.',
  en: 'The file contains several pictures; the first one is used.',
};

/** What is said of a file with several pictures. */
export function firstPictureNotice(language: Language): string {
  return inLanguage(firstPictureTexts, language);
}
