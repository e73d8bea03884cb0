import { readFileSync } from 'node:fs';
import { type Pdf, pdfName } from './pdf.ts';
import type { PrintProfile } from './print-profile.ts';

const version = 'PDF/X-4';

/** Entries of the document's information that PDF/X asks for; dates and title are the order's. */
export function pdfXInfo(title: string, date: Date, documentSha256: string | undefined) {
  return {
    Title: title,
    ...(documentSha256 !== undefined && { Subject: `Document SHA-256 ${documentSha256}` }),
    Creator: 'Blattwerk',
    Producer: 'pdfkit',
    CreationDate: date,
    ModDate: date,
    Trapped: pdfName('False'),
  };
}

/** Says which version of PDF/X it is, and embeds the condition that its colours are meant for. */
export function addPdfX(pdf: Pdf, { condition, info, areas }: PrintProfile): void {
  const profile = pdf.ref({ N: 4, Alternate: 'DeviceCMYK' });
  profile.end(readFileSync(areas));
  const intent = pdf.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: text(condition),
    OutputCondition: text(info),
    Info: text(info),
    RegistryName: text('http://www.color.org'),
    DestOutputProfile: profile,
  });
  intent.end(undefined);
  Object.assign(pdf._root.data, { OutputIntents: [intent] });
  pdf.appendXML(`
        <rdf:Description rdf:about="" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
            <pdfxid:GTS_PDFXVersion>${version}</pdfxid:GTS_PDFXVersion>
            <xmpMM:VersionID>1</xmpMM:VersionID>
            <xmpMM:RenditionClass>default</xmpMM:RenditionClass>
        </rdf:Description>
        `);
}

/** pdfkit writes a `String` as a text, and a string as a name. */
function text(words: string): object {
  return new String(words);
}
