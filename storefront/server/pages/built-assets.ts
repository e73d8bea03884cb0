import { needsLateTexts } from '../../page/document/late-texts.ts';
import type { PageContent } from '../../page/document/page-content.ts';
import type { Assets } from '../../page/document/rendering.ts';
import type { StylePart } from '../../page/document/style-parts.ts';
import { blockNames } from '../../page/story/blocks-in.ts';

/** What Vite's manifest says of a file, as far as it matters here. */
type BuiltFile = { file: string; imports?: string[] };
export type Manifest = Record<string, BuiltFile>;

const entrance = 'app/entry.client.tsx';
const configurator = 'app/product/configurator-page.tsx';
/** What its texts are laid out with. */
const letters = '../node_modules/fontkit/dist/browser-module.mjs';

/** The files of a production build that a page needs: those of every page, its language's texts and its blocks. */
export function builtAssets(
  manifest: Manifest,
  styleParts: readonly StylePart[],
): (content: PageContent) => Assets {
  // Each is a script of its own, so that running them does not block the page in one go.
  const scripts = withImports(manifest, [entrance]);
  const start = manifest[entrance];
  const style = manifest['style.css'];
  if (!start || !style) throw new Error('The storefront\'s build is incomplete: run "npm run build" again.');
  const blockFiles = new Map(
    Object.keys(manifest).flatMap((name) => {
      const file = /^app\/blocks\/.*\/([a-z0-9-]+)\.tsx$/.exec(name)?.[1];
      return file === undefined ? [] : [[file, name]];
    }),
  );
  const assetsOf = ({ page, outcome }: PageContent): Assets => {
    const blocks = outcome.kind === 'story' ? [...blockNames(outcome.story.content)] : [];
    const late = blocks.flatMap((name) => blockFiles.get(fileOf(name)) ?? []);
    const texts = `virtual:messages/${page.language}`;
    const startsAtOnce = outcome.kind === 'configurator' && outcome.shown === 'editor' && !!outcome.design;
    const needed = [
      entrance,
      texts,
      ...(needsLateTexts(outcome) ? [`${texts}/late`] : []),
      ...late,
      ...(startsAtOnce ? [configurator, `${texts}/configurator`, letters] : []),
    ];
    return {
      styles: [],
      styleParts,
      sheet: `/${style.file}`,
      scripts: scripts.map((file) => `/${file}`),
      modules: withImports(manifest, needed).map((file) => `/${file}`),
      startsAtOnce,
    };
  };
  /** Of stories that are kept, frozen, and therefore in one language. */
  const known = new WeakMap<object, Assets>();
  return (content) => {
    const { outcome } = content;
    if (outcome.kind !== 'story' || !Object.isFrozen(outcome.story)) return assetsOf(content);
    const before = known.get(outcome.story);
    if (before) return before;
    const assets = assetsOf(content);
    known.set(outcome.story, assets);
    return assets;
  };
}

/** The overviews share a file, and so do the details. */
function fileOf(blockName: string): string {
  if (blockName.endsWith('_overview')) return 'overviews';
  return blockName.endsWith('_detail') ? 'details' : blockName.replaceAll('_', '-');
}

/** The files of these modules and of all that they import, each after what it imports. */
function withImports(manifest: Manifest, names: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const found = manifest[name];
    if (!found || seen.has(name)) return;
    seen.add(name);
    for (const imported of found.imports ?? []) visit(imported);
    files.add(found.file);
  };
  for (const name of names) visit(name);
  return [...files];
}
