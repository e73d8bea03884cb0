import { readFile } from 'node:fs/promises';
import { PDFDict, type PDFDocument, PDFHeader, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PrintProfile } from '../print-profile.ts';

type Said = { title: string; date: Date };

/** Makes the document PDF/X-4: its version, its dates, and the condition that its colours are meant for. */
export async function addSheetPdfX(
  pdf: PDFDocument,
  { areas, condition, info }: PrintProfile,
  said: Said,
): Promise<void> {
  const { context, catalog } = pdf;
  context.header = PDFHeader.forVersion(1, 6);
  pdf.setTitle(said.title);
  pdf.setCreator('Blattwerk');
  pdf.setProducer('pdf-lib');
  pdf.setCreationDate(said.date);
  pdf.setModificationDate(said.date);
  context.lookup(context.trailerInfo.Info, PDFDict).set(PDFName.of('Trapped'), PDFName.of('False'));
  const profile = context.flateStream(await readFile(areas), { N: 4, Alternate: 'DeviceCMYK' });
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(condition),
    OutputCondition: PDFString.of(info),
    Info: PDFString.of(info),
    RegistryName: PDFString.of('http://www.color.org'),
    DestOutputProfile: context.register(profile),
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  const metadata = context.stream(xmp(said), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
}

function xmp({ title, date }: Said): string {
  const moment = date.toISOString();
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
        xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"
        xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
      <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped}</rdf:li></rdf:Alt></dc:title>
      <xmp:CreateDate>${moment}</xmp:CreateDate>
      <xmp:ModifyDate>${moment}</xmp:ModifyDate>
      <xmp:CreatorTool>Blattwerk</xmp:CreatorTool>
      <pdf:Producer>pdf-lib</pdf:Producer>
      <pdf:Trapped>False</pdf:Trapped>
      <pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
      <xmpMM:VersionID>1</xmpMM:VersionID>
      <xmpMM:RenditionClass>default</xmpMM:RenditionClass>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}
