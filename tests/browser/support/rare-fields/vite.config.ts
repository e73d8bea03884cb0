import { fileURLToPath } from 'node:url';
import workspace from '../../../../preview-server/workspace/vite.config.ts';

/** The workspace as it is, with one more block in its schema. */
export default {
  ...workspace,
  resolve: {
    alias: { '@blattwerk/schemas/schema.ts': fileURLToPath(new URL('schema.ts', import.meta.url)) },
  },
};
