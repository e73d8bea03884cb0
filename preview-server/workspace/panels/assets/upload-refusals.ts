import type { Say } from '../messages/messages.ts';
import { quoted } from '../messages/quoted.ts';
import { isImage } from './asset-value.ts';
import { fileSize } from './file-facts.ts';

/** What the server takes, by the endings of names. */
const endings = /\.(avif|csv|docx|gif|jpe?g|mp3|mp4|pdf|png|svg|txt|webm|webp|xlsx|zip)$/i;
const maximumBytes = 25 * 1024 * 1024;

type Named = { name: string; size: number };

/** Files that can be sent, and a sentence for each reason why others cannot. */
export function refusalsOf<Each extends Named>(
  say: Say,
  files: readonly Each[],
  imagesOnly: boolean,
): { taken: Each[]; sentences: string[] } {
  const isWelcome = ({ name }: Named) => (imagesOnly ? isImage(name) : endings.test(name));
  const strange = files.filter((file) => !isWelcome(file));
  const large = files.filter((file) => isWelcome(file) && file.size > maximumBytes);
  const empty = files.filter((file) => isWelcome(file) && file.size === 0);
  const names = (among: readonly Named[]) => among.map(({ name }) => quoted(say, name)).join(', ');
  return {
    taken: files.filter((file) => isWelcome(file) && file.size > 0 && file.size <= maximumBytes),
    sentences: [
      ...(strange.length > 0
        ? [say(imagesOnly ? 'asset.noPicture' : 'asset.strangeKind', { names: names(strange) })]
        : []),
      ...large.map(({ name, size }) =>
        say('asset.tooHeavy', { name, size: fileSize(size, say.language), most: '25 MB' }),
      ),
      ...(empty.length > 0 ? [say('asset.emptyFile', { names: names(empty) })] : []),
    ],
  };
}
