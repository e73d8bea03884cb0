const uri = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Name of the attached file, which programs look for. */
export const facturXFile = 'factur-x.xml';

const properties = {
  DocumentFileName: ['The name of the embedded XML document', facturXFile],
  DocumentType: ['The type of the hybrid document in capital letters', 'INVOICE'],
  Version: ['The version of the standard applying to the embedded XML document', '1.0'],
  ConformanceLevel: ['The conformance level of the embedded XML document', 'EN 16931'],
} as const;

const declared = Object.entries(properties).map(
  ([name, [description]]) => `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
);

const values = Object.entries(properties).map(([name, [, value]]) => `<fx:${name}>${value}</fx:${name}>`);

/** Says in a PDF's metadata (XMP) that it carries an electronic invoice, and declares the words that say so, as PDF/A wants. */
export const facturXMetadata = `<rdf:Description rdf:about="" xmlns:fx="${uri}">
${values.join('\n')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
 xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${declared.join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
