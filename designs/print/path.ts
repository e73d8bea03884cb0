import { SVGPathData } from 'svg-pathdata';
import type { Pdf } from './pdf.ts';

/** Adds an outline to the path. pdfkit's own reading of path data bends quadratic curves wrongly. */
export function addPath(pdf: Pdf, d: string): Pdf {
  const outline = new SVGPathData(d).toAbs().normalizeHVZ(false).normalizeST().qtToC().aToC();
  for (const command of outline.commands) {
    switch (command.type) {
      case SVGPathData.MOVE_TO:
        pdf.moveTo(command.x, command.y);
        break;
      case SVGPathData.LINE_TO:
        pdf.lineTo(command.x, command.y);
        break;
      case SVGPathData.CURVE_TO:
        pdf.bezierCurveTo(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
        break;
      case SVGPathData.CLOSE_PATH:
        pdf.closePath();
        break;
      default:
        throw new Error(`A path has a command that was not normalised: ${command.type}.`);
    }
  }
  return pdf;
}
