import { type ChildNode, parse } from 'postcss';
import type { Plugin } from 'vite';
import { moduleOfClass, type StylePart } from './page/document/style-parts.ts';

/** Beside Vite's manifest, for the server alone. */
const stylePartsFile = '.vite/style-parts.json';

/**
 * Writes the one style file a second time, in parts, so that a page holds those it is painted with; the file itself comes with
 * the scripts, for what appears later. Fonts are named by every page: named once more they would be loaded anew.
 */
export const styleParts: Plugin = {
  name: 'style-parts',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const sheets = Object.values(bundle).filter(
        (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
      );
      const [sheet] = sheets;
      if (sheet?.type !== 'asset' || sheets.length > 1)
        this.error('All styles of the shop are one file; the build has another number of them.');
      const { nodes } = parse(String(sheet.source));
      this.emitFile({ type: 'asset', fileName: stylePartsFile, source: JSON.stringify(partsOf(nodes)) });
      sheet.source = nodes.filter((node) => !isFont(node)).join('');
    },
  },
};

export function partsOf(nodes: readonly ChildNode[]): StylePart[] {
  const parts: StylePart[] = [];
  for (const node of nodes) {
    const modules = modulesOf(node);
    const last = parts.at(-1);
    if (last && last.modules.join() === modules.join()) last.css += node.toString();
    else parts.push({ modules, css: node.toString() });
  }
  return parts;
}

/** The modules without whose classes a rule matches nothing; none where it may match in any page. */
function modulesOf(node: ChildNode): string[] {
  if (node.type === 'comment' || node.type === 'decl') return [];
  if (node.type === 'rule') return together(node.selectors.map(modulesIn));
  if (node.name.endsWith('keyframes')) return moduleNames([node.params]);
  return together((node.nodes ?? []).map(modulesOf));
}

/** What is needed for one thing or another: all of them, unless one needs nothing. */
function together(needed: readonly string[][]): string[] {
  return needed.some((modules) => modules.length === 0) ? [] : [...new Set(needed.flat())].sort();
}

const negation = /:not\((?:[^()]|\([^()]*\))*\)/g;

function modulesIn(selector: string): string[] {
  return moduleNames(
    [...selector.replaceAll(negation, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  );
}

function moduleNames(names: readonly string[]): string[] {
  return names.map((name) => moduleOfClass.exec(name)?.[1]).filter((name) => name !== undefined);
}

function isFont(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'font-face';
}
