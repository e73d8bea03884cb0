import { exampleTeaser, pageWith, picture } from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { oncePerReading } from '../model/once-per-reading.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { partShown, pictureSize, slotOf, widthIn } from './picture-slots.ts';

/** A square in the wide strip of the main teaser loses more than this, a usual photo does not. */
const leastPart = 0.4;

export const pictureShape: Rule = {
  code: 'picture_shape',
  title: { de: 'Bild in unpassender Form', en: 'Picture of an unfitting shape' },
  severity: 'warning',
  description: {
    de: 'Ein Bild ist für seinen Platz viel zu hoch oder zu breit; mehr als 60 % werden abgeschnitten.',
    en: 'A picture is much too tall or too wide for its place; more than 60 % of it are cut off.',
  },
  examples: {
    pass: [{ title: 'a usual photo', content: sized('800x600') }],
    fail: [
      { title: 'a tall one', content: sized('800x2400'), context: everyAsset() },
      { title: 'a panorama', content: sized('3000x900'), context: everyAsset() },
    ],
  },
  check: (story) =>
    fits(story).flatMap(({ asset, slot, size }) => {
      const part = partShown(slot, size);
      if (part >= leastPart) return [];
      const label = fieldLabel(asset.field);
      const lost = Math.round((1 - part) * 100);
      const [isTall, is] = [size.width / size.height < (slot.ratio ?? 1), `${size.width} × ${size.height}`];
      return [
        atSpot(asset, {
          de: `In „${label.de}“ ein ${isTall ? 'breiteres' : 'höheres'} Bild wählen: Von ${is} Pixeln schneidet dieser Platz ${lost} % ab.`,
          en: `Choose a ${isTall ? 'wider' : 'taller'} picture in “${label.en}”: of ${is} pixels this place cuts off ${lost} %.`,
        }),
      ];
    }),
};

export const pictureTooSmall: Rule = {
  code: 'picture_too_small',
  title: { de: 'Bild zu klein', en: 'Picture too small' },
  severity: 'warning',
  description: {
    de: 'Ein Bild hat weniger Pixel, als sein Platz breit ist; es wird vergrößert und unscharf.',
    en: 'A picture has fewer pixels than its place is wide; it is enlarged and looks blurred.',
  },
  examples: {
    pass: [
      { title: 'large enough', content: sized('400x400'), context: everyAsset() },
      { title: 'a drawing', content: sized('40x40', 'svg'), context: everyAsset() },
    ],
    fail: [{ title: 'a thumbnail', content: sized('160x120'), context: everyAsset() }],
  },
  check: (story) =>
    fits(story).flatMap(({ asset, slot, size }) => {
      if (widthIn(slot, size) >= slot.width || partShown(slot, size) < leastPart) return [];
      const label = fieldLabel(asset.field);
      const is = `${size.width} × ${size.height}`;
      return [
        atSpot(asset, {
          de: `In „${label.de}“ ein größeres Bild wählen: Hier wird es ${slot.width} Pixel breit gezeigt und hat nur ${is}.`,
          en: `Choose a larger picture in “${label.en}”: it is shown ${slot.width} pixels wide here and has only ${is}.`,
        }),
      ];
    }),
};

/** Pictures in places that cut them to a shape, with the size their address names. */
const fits = oncePerReading(({ assets }) =>
  assets.flatMap((asset) => {
    const slot = slotOf(asset);
    const size = slot && pictureSize(asset.filename);
    return slot && size ? [{ asset, slot, size }] : [];
  }),
);

function everyAsset() {
  return { assetExists: () => true };
}

function sized(size: string, kind = 'jpg') {
  const filename = `https://a.storyblok.com/f/100001/${size}/5f3c/rosen.${kind}`;
  return pageWith(exampleTeaser({ image: picture({ filename }) }));
}
