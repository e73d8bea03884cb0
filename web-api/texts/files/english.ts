import type { FileTexts } from './file-texts.ts';

export const english: FileTexts = {
  refusals: {
    'unknown-kind': 'We do not know this kind of file. JPEG, PNG, WebP, AVIF, TIFF and GIF work.',
    svg: 'We cannot take SVG drawings. Please save the drawing as a PNG in your graphics program, ideally at 300 dpi.',
    heic:
      'This photo is in the HEIC format, which we cannot read. To make a JPEG of it: on a Mac, open it in ' +
      'Preview and choose “File › Export” with the format JPEG; on an iPhone, press and hold it in the Files ' +
      'app and choose “Quick Actions › Convert Image”. The iPhone takes future photos as JPEG with “Settings › ' +
      'Camera › Formats › Most Compatible”.',
    'not-a-pdf': 'This is not a PDF. Please choose a file that was saved as PDF.',
    'pdf-instead-of-picture':
      'This is a PDF, and a picture is needed here. JPEG, PNG, WebP, AVIF, TIFF and GIF work.',
    broken: 'The file is damaged or incomplete. Please upload it again or save it anew.',
    'too-many-pixels':
      'The picture has more than 64 megapixels or a side of more than 30,000 pixels. Please make it smaller; that is plenty for print.',
    'took-too-long':
      'The file is so complex that we had to stop. Please simplify it or split it into smaller files.',
    password: 'This PDF is protected by a password. Please save it without one and upload it again.',
    'no-pages': 'This PDF has no pages.',
    'too-many-pages': 'The PDF has more than 40 pages. Please split it into several files.',
    busy: 'Very many files are being processed right now. Please try again in a few seconds.',
    full: 'We cannot take any more files at the moment. Please try again in a few minutes.',
    'too-often': 'That was a lot of files in a short time. Please wait a little before you go on.',
    expired: 'This file is gone: results are deleted after an hour. Please make it again.',
    'unknown-file': 'There is no such file. Please open the link unchanged.',
  },
  firstPicture: 'The file contains several pictures; the first one is used.',
  arriving: 'Very many files are arriving right now. Please try again in a few seconds.',
  tooLarge: (megabytes) => `The file is larger than ${megabytes} MB. Please choose a smaller one.`,
};
