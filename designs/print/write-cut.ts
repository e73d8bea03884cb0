import { addPath } from './path.ts';
import type { Pdf } from './pdf.ts';
import type { Press } from './write-page.ts';

/** What presses and cutters call the line to cut along. */
const cutPlate = 'CutContour';
const width = 0.1;

export function addCut(pdf: Pdf): void {
  pdf.addSpotColor(cutPlate, 0, 100, 0, 0);
}

/** The outline to cut along, as a plate of its own over the print. */
export function writeCut({ pdf, overprint }: Pick<Press, 'pdf' | 'overprint'>, outline: string): void {
  pdf.save();
  overprint.apply();
  addPath(pdf, outline).lineWidth(width).strokeOpacity(1).stroke(cutPlate);
  pdf.restore();
}
