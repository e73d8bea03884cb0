import { parseFormat, printFormat } from '../sizes/formats.ts';
import { printFormatGroups, printFormats } from './print-formats.ts';

/** Whether several photos are bought at once of a product, each a print of its own. */
export function takesPrints({ kind }: { kind: string }): boolean {
  return kind === 'photoprint';
}

/** The sizes that are printed together with one of that type, upright or square, the default first. */
export function sizesPrintedWith(productType: string): readonly string[] {
  const group = printFormatGroups.find((known) => known === productType);
  return group ? printFormats[group] : [];
}

/** A size the other way round. */
export function turned(format: string): string {
  const size = parseFormat(format);
  return size ? printFormat({ width: size.height, height: size.width }) : format;
}

/** As it is listed and sold, whichever way round it is printed. */
export function listedSize(format: string, sizes: readonly string[]): string | undefined {
  return sizes.find((size) => size === format || turned(size) === format);
}
