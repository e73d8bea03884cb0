import type { Plugin } from 'vite';

/**
 * Leaves out of fontkit's build for browsers what only Indic and South-East Asian scripts need: tables of 16 KB by gzip, a
 * fifth of it. No font of the shop has those scripts; what is written in them is told as missing, and laid out letter by letter.
 */
export const smallFontkit: Plugin = {
  name: 'small-fontkit',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/fontkit\/dist\/browser-module\.mjs$/ },
    handler(code) {
      const small = withoutSyllables(code);
      if (small === undefined)
        this.error(
          'fontkit is written otherwise than storefront/small-fontkit-plugin.ts expects: adapt it, or leave it out.',
        );
      return { code: small, map: null };
    },
  },
};

/** Rules of syllables: `= JSON.parse("{\"stateTable\"…` */
const rules = /(?<= = )JSON\.parse\("\{\\"(?:stateTable|categories)\\".*"\)/g;
/** `const $1a2b$var$trie = …;` before `const $1a2b$var$stateMachine = …;`: what a shaper of syllables begins with. */
const machine = /const (\$\w+)\$var\$trie = new .*;\nconst \1\$var\$stateMachine = new .*;/g;

/** @returns undefined where the code is not as it is known */
export function withoutSyllables(code: string): string | undefined {
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
