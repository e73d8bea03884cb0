import { inflateSync } from 'node:zlib';

/** The electronic invoice in a PDF of ours, as text. */
export function attachedInvoice(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const begin = file.indexOf('stream\n', file.indexOf('/Type /EmbeddedFile')) + 'stream\n'.length;
  return inflateSync(file.subarray(begin, file.indexOf('endstream', begin))).toString();
}

/** The texts of all elements of a name, in their order. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

/** `12.34` as 1234. */
export function minorUnits(decimal: string | undefined): number {
  return Math.round(Number(decimal) * 100);
}
