import { exampleTeaser, exampleText, knownPicture, pageWith, picture } from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import { fieldLabel } from '../model/labels.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { ReadAsset } from '../model/story-reading.ts';

const richTextPicture = {
  id: 7,
  src: knownPicture,
  title: null,
  source: null,
  copyright: null,
  meta_data: null,
};

export const missingAltText: Rule = {
  code: 'missing_alt_text',
  title: { de: 'Kein Alternativtext', en: 'No alternative text' },
  severity: 'error',
  description: {
    de: 'Ein Bild hat keinen Alternativtext; wer es nicht sieht, erfährt nicht, was es zeigt.',
    en: 'A picture has no alternative text; whoever cannot see it does not learn what it shows.',
  },
  examples: {
    pass: [
      { title: 'a described picture', content: pageWith(exampleTeaser()) },
      {
        title: 'a file that is no picture',
        content: pageWith(
          exampleTeaser({
            image: picture({ alt: '', filename: 'https://a.storyblok.com/f/100001/x/preise.pdf' }),
          }),
        ),
        context: { assetExists: () => true },
      },
    ],
    fail: [
      { title: 'no description', content: pageWith(exampleTeaser({ image: picture({ alt: '' }) })) },
      { title: 'a blank one', content: pageWith(exampleTeaser({ image: picture({ alt: '  ' }) })) },
      { title: 'an invisible one', content: pageWith(exampleTeaser({ image: picture({ alt: '\u200b' }) })) },
      {
        title: 'a picture inside a text',
        content: pageWith(exampleText([{ type: 'image', attrs: { ...richTextPicture, alt: null } }])),
      },
    ],
  },
  check: ({ assets }) =>
    assets.filter(isUndescribedPicture).map((asset) => {
      const label = fieldLabel(asset.field);
      return atSpot(asset, {
        de: `Für das Bild in „${label.de}“ einen Alternativtext schreiben, der sagt, was zu sehen ist.`,
        en: `Write an alternative text for the picture in “${label.en}” that says what it shows.`,
      });
    }),
};

const pictureName = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

function isUndescribedPicture({ filename, alt }: ReadAsset): boolean {
  return (typeof alt !== 'string' || isBlankText(alt)) && pictureName.test(filename);
}
