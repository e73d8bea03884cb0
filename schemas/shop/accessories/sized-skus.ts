import { type Format, parseFormat, printFormat } from '../sizes/formats.ts';

/** An envelope or inlay by its stock-keeping unit: `envelope-pointed-162x114`, `inlay-142x104`. */
export type SizedSku = Format & { type: string };

const skuPattern = /^((?:envelope|inlay)(?:-[a-z]+)*)-(\d+x\d+)$/;

/** Type, width and height (millimetres) of an envelope or inlay; `undefined` for any other article. */
export function parseSizedSku(sku: string): SizedSku | undefined {
  const [, type, size] = skuPattern.exec(sku) ?? [];
  const format = parseFormat(size ?? '');
  return type && format ? { type, ...format } : undefined;
}

/** The inverse of `parseSizedSku`. */
export function printSizedSku({ type, ...format }: SizedSku): string {
  return `${type}-${printFormat(format)}`;
}
