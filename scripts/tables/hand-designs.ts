import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { handDesignSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { z } from 'zod';
import type { Table } from './table.ts';

const folder = 'designs/catalogue/by-hand/files';
/** The number keeps a design the same when others come before it: `0001-igelbesuch.json`. */
const fileName = /^(\d{4})-[a-z0-9-]+$/;

/** Cards that were made by hand, as modules that Node and browsers read without files. */
export const handFiles: Table = {
  path: 'designs/catalogue/by-hand/hand-files.generated.ts',
  render() {
    const names = globSync('*.json', { cwd: folder })
      .map((file) => basename(file, '.json'))
      .sort();
    const rows = names.map((name) => {
      const file = `${folder}/${name}.json`;
      const number = Number(fileName.exec(name)?.[1] ?? 0);
      if (number < 1) throw new Error(`${file} needs a name such as 0001-igelbesuch.json.`);
      const read = handDesignSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
      return { name, number };
    });
    const doubled = rows.find(({ number }, index) => rows[index - 1]?.number === number);
    if (doubled) throw new Error(`${folder} has two designs of the number ${doubled.number}.`);
    return `
${rows.map(({ name, number }) => `import design${number} from './files/${name}.json' with { type: 'json' };`).join('\n')}

export const handFiles: readonly { file: string; number: number; design: unknown }[] = [
${rows.map(({ name, number }) => `  { file: '${name}.json', number: ${number}, design: design${number} },`).join('\n')}
];
`;
  },
};
