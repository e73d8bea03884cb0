/** Stands in for fontkit's decompressor: fonts come plain, packed by the connection alone. */
export default function decompress(): never {
  throw new Error('Fonts are served unpacked.');
}
