import barcodes from 'bwip-js/node';

/** A code of squares, row by row from the upper left; true: dark. Without its quiet zone, which is one square wide. */
export type DataMatrix = readonly (readonly boolean[])[];

/**
 * Data Matrix ECC 200, the smallest square that takes the text.
 * @param text Latin letters, digits and signs
 */
export function dataMatrix(text: string): DataMatrix {
  const [code] = barcodes.raw({ bcid: 'datamatrix', text });
  if (!code || !('pixs' in code)) throw new Error(`"${text}" has no Data Matrix.`);
  const { pixs, pixx, pixy } = code;
  return Array.from({ length: pixy }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((dot) => dot === 1),
  );
}
