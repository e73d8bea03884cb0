import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import cormorant from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url';
import jost from '@fontsource/jost/files/jost-latin-400-normal.woff2?url';
import jostMedium from '@fontsource/jost/files/jost-latin-500-normal.woff2?url';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

const preloads: Record<Channel, readonly string[]> = {
  blattwerk: [cormorant, jost, jostMedium],
  myposter: [bricolage, instrument],
};

/** Addresses of the fonts every page of a channel shows above the fold, for `<link rel="preload" as="font">`. */
export function fontPreloads(channel: Channel): readonly string[] {
  return preloads[channel];
}
