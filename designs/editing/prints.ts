import type { PrintRow } from '@blattwerk/schemas/configurator/prints.ts';
import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import type { Design, Page, PhotoLayer } from '../model/design.ts';
import { printBox } from '../model/print-box.ts';

/**
 * One document with a page for every print, each of its own size and with its own photo, made of the page of one print;
 * without prints the document itself. Pure.
 * @param design a document that one photo fills, as it is composed in any size
 */
export function designOfPrints(design: Design, rows: readonly PrintRow[]): Design {
  const [page] = design.pages;
  const layer = page?.layers.find((one): one is PhotoLayer => one.type === 'photo');
  if (rows.length === 0 || !page || !layer) return design;
  const isBordered = layer.box.x > 0;
  const pages = rows.map((row, place): Page => {
    const trim = parseFormat(row.format) ?? page.trim;
    const box = printBox(trim, { isBordered, bleed: design.bleed });
    const id = pageOfPrint(row);
    return { ...page, id, label: `${place + 1}`, trim, layers: [{ ...layer, slot: row.slot, box }] };
  });
  return { ...design, pages };
}

/** What the page of a print is called in its document. */
export function pageOfPrint({ slot }: Pick<PrintRow, 'slot'>): string {
  return `print-${slot}`;
}
