import { exampleTeaser, exampleText, linkMark, pageWith, paragraph, picture } from '../example-content.ts';
import { fieldLabel } from '../labels.ts';
import { atSpot, type Rule } from '../rule.ts';

const gone = 'https://a.storyblok.com/f/100001/800x600/0000/geloescht.jpg';

export const missingAsset: Rule = {
  code: 'missing_asset',
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
      ...assets.filter(({ filename }) => !assetExists(filename)),
      ...files.filter(({ address }) => !assetExists(address)),
    ].map((spot) => {
      const label = fieldLabel(spot.field);
      return atSpot(spot, {
        de: `In „${label}“ eine andere Datei wählen, diese ist nicht in der Mediathek.`,
        en: `Choose another file in “${label}”; this one is not in the asset library.`,
      });
    });
  },
};
