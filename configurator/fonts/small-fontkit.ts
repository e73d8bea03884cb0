/**
 * Code of fontkit's build for browsers without what no font of the shop needs, more than a third of it by gzip: tables of
 * Indic and South-East Asian syllables, outlines of other formats, variations, Apple's tables, colour, subsets. What is
 * written in those scripts is told as missing, and laid out letter by letter.
 * @returns undefined where the code is not as it is known
 */
export function smallCode(code: string): string | undefined {
  const plain = withoutSyllables(code);
  return plain === undefined ? undefined : withoutOtherFonts(plain);
}

/** Rules of syllables: `= JSON.parse("{\"stateTable\"…` */
const rules = /(?<= = )JSON\.parse\("\{\\"(?:stateTable|categories)\\".*"\)/g;
/** `const $1a2b$var$trie = …;` before `const $1a2b$var$stateMachine = …;`: what a shaper of syllables begins with. */
const machine = /const (\$\w+)\$var\$trie = new .*;\nconst \1\$var\$stateMachine = new .*;/g;

function withoutSyllables(code: string): string | undefined {
  const shapers = [...code.matchAll(machine)].map(([, shaper = '']) => shaper);
  if (shapers.length !== 2 || [...code.matchAll(rules)].length !== 2) return undefined;
  const small = code
    .replace(rules, '{}')
    .replace(
      machine,
      (_, shaper) => `const ${shaper}$var$trie = undefined, ${shaper}$var$stateMachine = undefined;`,
    );
  return shapers.reduce((rest, shaper) => rest.replaceAll(choiceOf(shaper), ''), small);
}

/** `    deva: (0, $1a2b$export$3c4d),`, by which a script chooses its shaper; without one it has that of all others. */
function choiceOf(shaper: string): RegExp {
  return new RegExp(
    String.raw`^ {4}\w+: \(0, ${shaper.replace('$', String.raw`\$`)}\$export\$\w+\),?.*$`,
    'gm',
  );
}

/** Tables that are read of the shop's fonts, all TrueType outlines of one weight each. */
export const readTables = 'GDEF GPOS GSUB OS/2 cmap glyf head hhea hmtx loca maxp name post'.split(' ');

/** Lines that read other fonts: how often they stand there, and what stands in their place. */
const otherFonts: readonly { line: RegExp; count: number; becomes: string }[] = [
  { line: tablesBut(readTables), count: 31, becomes: '' },
  // Of five formats the first is the one of a single font.
  { line: /(?<=^\(0, .*\n)\(0, [\w$]+\)\(\(0, [\w$]+\)\);\n/gm, count: 4, becomes: '' },
  { line: /if \(this\.font\.morx\) this\.engine = .*;\n\s*else /g, count: 1, becomes: '' },
  {
    line: /^\(0, .*\)\(\[\n.*\n\], [\w$]+\.prototype, "getStateMachine", null\);\n/gm,
    count: 1,
    becomes: '',
  },
  { line: /^ +if \(!this\.kernProcessor\) .*\n.*\n/gm, count: 1, becomes: '' },
  { line: /^ +else if \(this\.directory\.tables\['CFF '\].*\n/gm, count: 1, becomes: '' },
  { line: /if \(this\.directory\.tables\.sbix\) .*\n.*\n +else (?=this)/g, count: 1, becomes: '' },
  { line: /(?<= createSubset\(\) \{\n)(?:.*;\n){2}/g, count: 1, becomes: '' },
  { line: /return new .*\(this, variationCoords\);/g, count: 1, becomes: 'return null;' },
];

function withoutOtherFonts(code: string): string | undefined {
  let small = code;
  for (const { line, count, becomes } of otherFonts) {
    if ([...small.matchAll(line)].length !== count) return undefined;
    small = small.replace(line, becomes);
  }
  // What has no reader left goes, once it is known to do nothing by itself.
  return small.replace(/new (?=\(0, |\$\w)/g, '/*#__PURE__*/ new ');
}

/** `$1a2b$var$tables.VORG = …;` of all but those. */
function tablesBut(read: readonly string[]): RegExp {
  return new RegExp(String.raw`^\$\w+\$var\$tables(?!\.(?:${read.join('|')}) |\['OS/2'\] ).* = .*\n`, 'gm');
}
