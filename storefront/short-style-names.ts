import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';

type NameInStyles = (name: string, file: string, css: string) => string;

/**
 * Names classes and animations of style modules as briefly as it goes: which module it is, then which name in it. The same in
 * the build for the server and in that for browsers, and compressed far better than hashes: `cf2`, not `_3kX9q`.
 * @param root the storefront's folder; its modules are numbered, then those of the configurator beside it; absolute
 */
export function shortStyleNames(root: string): NameInStyles {
  const modules = ['app', '../configurator'].flatMap((folder) =>
    globSync(`${folder}/**/*.module.css`, { cwd: root, exclude: ['**/node_modules'] }).sort(),
  );
  return (name, file, css) => {
    const module = modules.indexOf(relative(root, file).split(sep).join('/'));
    const names = [
      ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, found]) => found)),
    ];
    const place = names.indexOf(name);
    if (module < 0 || place < 0) throw new Error(`${file} is no style module of ${root} that names ${name}.`);
    return `${letters(module)}${place}`;
  };
}

/** Bijective base 26: a … z, aa … */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(97 + (index % 26));
}
