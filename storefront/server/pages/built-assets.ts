import type { Assets } from '../../app/context/rendering.ts';

/** What Vite's manifest says of a file, as far as it matters here. */
type BuiltFile = { file: string; imports?: string[] };
export type Manifest = Record<string, BuiltFile>;

const entrance = 'app/entry.client.tsx';

/** The files of a production build that every page needs. */
export function builtAssets(manifest: Manifest): Assets {
  const start = manifest[entrance];
  const style = manifest['style.css'];
  if (!start || !style) throw new Error('The storefront\'s build is incomplete: run "npm run build" again.');
  const modules = new Set<string>();
  const visit = ({ imports }: BuiltFile) => {
    for (const name of imports ?? []) {
      const found = manifest[name];
      if (!found || modules.has(found.file)) continue;
      modules.add(found.file);
      visit(found);
    }
  };
  visit(start);
  const address = (file: string) => `/${file}`;
  return {
    styles: [address(style.file)],
    scripts: [address(start.file)],
    modules: [start.file, ...modules].map(address),
  };
}
