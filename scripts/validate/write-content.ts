import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Gives a story file another content and leaves everything else in it; a crash leaves the old file or the new one. */
export function writeContent(file: string, content: unknown): void {
  const text = readFileSync(file, 'utf8');
  const story = JSON.stringify({ ...JSON.parse(text), content }, null, 2);
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, text.endsWith('\n') ? `${story}\n` : story);
  renameSync(unfinished, file);
}
