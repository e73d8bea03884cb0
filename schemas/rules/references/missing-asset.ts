import {
  exampleTeaser,
  exampleText,
  linkMark,
  pageWith,
  paragraph,
  picture,
} from '../examples/example-content.ts';
import type { Sentence } from '../model/finding.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes, entryRemovalFixes, linkRemovalFixes } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { extend } from '../model/story-path.ts';
import type { Spot } from '../model/story-reading.ts';

const gone = 'https://a.storyblok.com/f/100001/800x600/0000/geloescht.jpg';

export const missingAsset: Rule = {
  code: 'missing_asset',
  title: { de: 'Fehlende Datei', en: 'Missing file' },
  severity: 'error',
  description: {
    de: 'Das Bild oder die Datei gibt es in der Mediathek nicht (mehr).',
    en: 'The picture or file does not exist in the asset library (any more).',
  },
  examples: {
    pass: [{ title: 'a picture of the library', content: pageWith(exampleTeaser()) }],
    fail: [
      {
        title: 'a deleted picture',
        content: pageWith(exampleTeaser({ image: picture({ filename: gone }) })),
      },
      {
        title: 'a link to a deleted file',
        content: pageWith(
          exampleText([paragraph('Preisliste', [linkMark({ linktype: 'asset', href: gone })])]),
        ),
      },
    ],
  },
  check({ assets, links }, { assetExists }) {
    const files = links.filter(({ linkType, address }) => linkType === 'asset' && address !== '');
    return [
      ...assets
        .filter(({ filename }) => !assetExists(filename))
        .map((asset) => atSpot(asset, advice(asset), assetRemovalFixes(asset))),
      ...files
        .filter(({ address }) => !assetExists(address))
        .map((file) => atSpot(file, advice(file), linkRemovalFixes(file))),
    ];
  },
};

function advice({ field }: Spot): Sentence {
  const label = fieldLabel(field);
  return {
    de: `In „${label.de}“ eine andere Datei wählen, diese ist nicht in der Mediathek.`,
    en: `Choose another file in “${label.en}”; this one is not in the asset library.`,
  };
}

function assetRemovalFixes({ block, field, key, path }: Spot): Fix[] {
  const label = { de: 'Datei entfernen', en: 'Remove the file' };
  const value = block.content[key];
  if (field.type === 'asset') return clearingFixes(field, path, value, label);
  if (field.type !== 'multiasset' || !Array.isArray(value)) return [];
  const index = Number(path.segment);
  return entryRemovalFixes(label, { field, list: value, path: extend(block.path, key), index });
}
