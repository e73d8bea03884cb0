import { z } from 'zod';

/** Papers of photo prints and posters. */
export const printPapers = ['fotopapier-matt', 'hahnemuehle', 'poster'] as const;
export type PrintPaper = (typeof printPapers)[number];
export const printPaperSchema = /* @__PURE__ */ z.enum(printPapers);

export const printPaperLabels: Record<PrintPaper, string> = {
  'fotopapier-matt': 'Fotopapier matt',
  hahnemuehle: 'Hahnemühle-Papier',
  poster: 'Posterpapier',
};
