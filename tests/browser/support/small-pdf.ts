/** A PDF of so many empty pages. */
export function smallPdf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, at) => at + 3);
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Kids [${numbers.map((at) => `${at} 0 R`).join(' ')}] /Count ${pages}>> endobj`,
    ...numbers.map((at) => `${at} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj`),
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer <</Root 1 0 R /Size ${pages + 3}>>\n%%EOF\n`);
}
