/** A PDF from its objects, numbered from 1; the first is the catalogue. `trailer` adds entries, such as encryption. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, place) => {
    const offset = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

function stream(content: string, entries = ''): string {
  return `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;
}

/** Pages of one size in points, each filled with its own shade of red. */
export function pagesPdf(count: number, width = 72, height = 144, trailer = ''): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: count }, (_, place) => `${3 + place * 2} 0 R`).join(' ');
  const pages = Array.from({ length: count }, (_, place) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${4 + place * 2} 0 R >>`,
    stream(`${(place + 1) / count} 0 0 rg 0 0 ${width} ${height} re f`),
  ]).flat();
  return pdfOf(
    ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages],
    trailer,
  );
}

/** A few kilobytes that need ever more memory: each of eight drawings shows the next one forty times. */
export function swellingPdf(): Uint8Array<ArrayBuffer> {
  const depth = 8;
  const show = (name: string) => `/${name} Do `.repeat(40);
  const form = (place: number) =>
    place === depth
      ? stream('0 0 1 rg 0 0 50 50 re f', '/Type /XObject /Subtype /Form /BBox [0 0 99 99]')
      : stream(
          show('X'),
          `/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << /XObject << /X ${6 + place} 0 R >> >>`,
        );
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    stream(show('X')),
    ...Array.from({ length: depth + 1 }, (_, place) => form(place)),
  ]);
}

/** Less than a kilobyte that takes for ever to draw: tiles of a thousandth of a point. */
export function endlessPdf(): Uint8Array<ArrayBuffer> {
  const tile =
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /Pattern << /P 5 0 R >> >> >>',
    stream('/Pattern cs /P scn 0 0 99 99 re f'),
    stream('1 0 0 rg 0 0 1 1 re f', `${tile} /Resources << >>`),
  ]);
}
