import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { lateTopics, type OwnTopic, ownTopics } from './late-topics.ts';
import { nameMessages } from './name-messages.ts';

const prefix = 'virtual:messages/';

/**
 * Compiles `catalogues/<language>.json` (ICU messages) and the names of pages into modules, each a chunk:
 * `virtual:messages/<language>` for every page, the late topics in `virtual:messages/<language>/late`, and each topic
 * that is loaded alone in `virtual:messages/<language>/<topic>`.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'blattwerk-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const [code, wanted = 'start'] = name.split('/');
      const language = languages.find((known) => known === code);
      if (!language) throw new Error(`The shop does not speak the language of ${id.slice(1)}.`);
      const file = fileURLToPath(new URL(`./catalogues/${language}.json`, import.meta.url));
      this.addWatchFile(file);
      const catalogue: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
      const messages = Object.entries({ ...nameMessages(language), ...catalogue });
      const part = messages.filter(([key]) => partOf(key) === wanted);
      return `export default ${JSON.stringify(compileMessages(part, file))}`;
    },
  };
}

function partOf(key: string): 'start' | 'late' | OwnTopic {
  const own = ownTopics.find((topic) => key.startsWith(`${topic}.`));
  if (own) return own;
  return lateTopics.some((topic) => key.startsWith(`${topic}.`)) ? 'late' : 'start';
}

function compileMessages(messages: readonly [string, string][], file: string) {
  const compiled = messages.map(([key, message]) => {
    try {
      return [key, compileMessageOrThrow(message)];
    } catch (error) {
      throw new Error(`${file}: the message "${key}" is no valid ICU message (${String(error)})`);
    }
  });
  return Object.fromEntries(compiled);
}
