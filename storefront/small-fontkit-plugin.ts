import { smallCode } from '@blattwerk/configurator/fonts/small-fontkit.ts';
import type { Plugin } from 'vite';

/** Leaves out of fontkit's build for browsers what no font of the shop needs. */
export const smallFontkit: Plugin = {
  name: 'small-fontkit',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/fontkit\/dist\/browser-module\.mjs$/ },
    handler(code) {
      const small = smallCode(code);
      if (small === undefined)
        this.error(
          'fontkit is written otherwise than configurator/fonts/small-fontkit.ts expects: adapt it, or leave it out.',
        );
      return { code: small, map: null };
    },
  },
};
