import { encode } from 'uqr';

/** Modules of white around it that cameras need. */
const quiet = 4;

/** An address for a camera: black on white in every look of the page. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: quiet });
  return (
    <svg aria-label={label} role="img" viewBox={`0 0 ${size} ${size}`}>
      <path d={pathOf(data)} />
    </svg>
  );
}

/** Black modules that lie side by side are one rectangle: no hairlines between them. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  rows.forEach((row, y) => {
    for (let start = row.indexOf(true); start !== -1; ) {
      const next = row.indexOf(false, start);
      const end = next === -1 ? row.length : next;
      parts.push(`M${start} ${y}h${end - start}v1h${start - end}z`);
      start = row.indexOf(true, end);
    }
  });
  return parts.join('');
}
