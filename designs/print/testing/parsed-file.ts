import { inflateSync } from 'node:zlib';

/** What a file holds besides its streams, and its streams that say how to paint, unpacked. */
export function parsed(file: Buffer): { objects: string; painting: string } {
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/<<([^>]*\/Filter \/FlateDecode[^>]*)>>\s*stream\n/g)];
  const painting = streams.flatMap(({ 0: head, index }) => {
    if (head.includes('/N 4') || head.includes('/Subtype /Image')) return [];
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const start = index + head.length;
    return inflateSync(file.subarray(start, start + length)).toString('latin1');
  });
  return { objects: text.replaceAll(/stream\n[\s\S]*?endstream/g, ''), painting: painting.join('\n') };
}
