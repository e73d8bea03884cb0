import { fileURLToPath } from 'node:url';
import workspace from '../../../../preview-server/workspace/vite.config.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The workspace as it is, with one more block in its schema. */
export default {
  ...workspace,
  resolve: {
    alias: {
      ...workspace.resolve?.alias,
      '@blattwerk/schemas/schema.ts': here('schema.ts'),
      '@blattwerk/schemas/named-schema.ts': here('named-schema.ts'),
    },
  },
};
