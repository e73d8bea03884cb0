// Made by `npm run tables` from the files it imports or names: change those, then run it again.

import design1 from './files/0001-loewenherz.json' with { type: 'json' };

export const handFiles: readonly { file: string; number: number; design: unknown }[] = [
  { file: '0001-loewenherz.json', number: 1, design: design1 },
];
