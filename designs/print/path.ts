import { SVGPathData } from 'svg-pathdata';

/** What takes a path's commands: a document that is written, or a content stream. */
export type Pen = {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): unknown;
  closePath(): unknown;
};

/** Adds an outline to the path. pdfkit's own reading of path data bends quadratic curves wrongly. */
export function addPath<P extends Pen>(pen: P, d: string): P {
  const outline = new SVGPathData(d).toAbs().normalizeHVZ(false).normalizeST().qtToC().aToC();
  for (const command of outline.commands) {
    switch (command.type) {
      case SVGPathData.MOVE_TO:
        pen.moveTo(command.x, command.y);
        break;
      case SVGPathData.LINE_TO:
        pen.lineTo(command.x, command.y);
        break;
      case SVGPathData.CURVE_TO:
        pen.bezierCurveTo(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
        break;
      case SVGPathData.CLOSE_PATH:
        pen.closePath();
        break;
      default:
        throw new Error(`A path has a command that was not normalised: ${command.type}.`);
    }
  }
  return pen;
}
