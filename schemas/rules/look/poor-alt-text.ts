import { exampleTeaser, pageWith, picture } from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import { fieldLabel } from '../model/labels.ts';
import { oncePerText } from '../model/once-per-text.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import type { ReadAsset } from '../model/story-reading.ts';

const fileName = /^\S+\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** Names that cameras, telephones and screenshots give. */
const cameraName =
  /^(?:bild|dcim|dsc|dscf|dscn|foto|image|img|photo|pxl|screenshot|unbenannt|untitled)[-_ ]?\d[-_\d ]*$/i;

export const poorAltText: Rule = {
  code: 'poor_alt_text',
  title: { de: 'Alternativtext sagt nichts', en: 'Alternative text says nothing' },
  severity: 'warning',
  description: {
    de: 'Der Alternativtext eines Bildes ist ein Dateiname oder besteht nur aus Zeichen und Emoji.',
    en: 'The alternative text of a picture is the name of a file, or nothing but signs and emoji.',
  },
  examples: {
    pass: [
      { title: 'a description', content: withAlt('Rosen im Garten') },
      { title: 'one word that the file is named by too', content: withAlt('Rosen') },
      { title: 'a description with an emoji', content: withAlt('Karte mit Herz ❤️') },
      { title: 'a description in Greek', content: withAlt('Τριαντάφυλλα') },
    ],
    fail: [
      { title: 'the name of a file', content: withAlt('rosen_final-2.JPG') },
      { title: 'a name a camera gave', content: withAlt('IMG_20260712_183055') },
      { title: 'emoji', content: withAlt('🌹❤️') },
      { title: 'signs', content: withAlt('---') },
    ],
  },
  check: ({ assets }) =>
    assets.filter(saysNothing).map((asset) => {
      const label = fieldLabel(asset.field);
      return atSpot(asset, {
        de: `Für das Bild in „${label.de}“ statt „${asset.alt}“ beschreiben, was zu sehen ist.`,
        en: `Describe what the picture in “${label.en}” shows instead of “${asset.alt}”.`,
      });
    }),
};

/** One that is missing has another rule against it. */
function saysNothing({ alt, filename }: ReadAsset): boolean {
  if (typeof alt !== 'string' || isBlankText(alt)) return false;
  const text = alt.trim();
  return isNoDescription(text) || isNameOf(filename, text);
}

const isNoDescription = oncePerText(
  (text) => !/[\p{L}\p{N}]/u.test(text) || fileName.test(text) || cameraName.test(text),
);

/** The file's own name, if it could not be words. */
function isNameOf(filename: string, text: string): boolean {
  if (!/[-_\d]/.test(text) || /\s/.test(text)) return false;
  const name = filename
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '');
  return name.toLowerCase() === text.toLowerCase();
}

function withAlt(alt: string) {
  return pageWith(exampleTeaser({ image: picture({ alt }) }));
}
