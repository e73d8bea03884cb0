import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { nameMessages } from './name-messages.ts';

const prefix = 'virtual:messages/';

/** Compiles `catalogues/<language>.json` (ICU messages) and the names of pages into the module `virtual:messages/<language>`, one chunk each. */
export function messagesPlugin(): Plugin {
  return {
    name: 'blattwerk-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = languages.find((known) => known === id.slice(prefix.length + 1));
      if (!language) throw new Error(`The shop does not speak the language of ${id.slice(1)}.`);
      const file = fileURLToPath(new URL(`./catalogues/${language}.json`, import.meta.url));
      this.addWatchFile(file);
      const catalogue: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
      const messages = { ...nameMessages(language), ...catalogue };
      return `export default ${JSON.stringify(compileCatalogue(messages, file))}`;
    },
  };
}

function compileCatalogue(catalogue: Record<string, string>, file: string) {
  const compiled = Object.entries(catalogue).map(([key, message]) => {
    try {
      return [key, compileMessageOrThrow(message)];
    } catch (error) {
      throw new Error(`${file}: the message "${key}" is no valid ICU message (${String(error)})`);
    }
  });
  return Object.fromEntries(compiled);
}
