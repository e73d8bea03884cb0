import type { Measurement } from '@blattwerk/schemas/shop/visitors/measurement.ts';

type Sources = Record<'scripts' | 'images' | 'fonts' | 'connections', readonly string[]>;

/** What a tag manager and a measurement load and where they report, by their own documentation. */
const tracking: Sources = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  fonts: [],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** The same of the recording script. */
const recording: Sources = {
  scripts: ['https://static.hotjar.com', 'https://script.hotjar.com'],
  images: ['https://script.hotjar.com'],
  fonts: ['https://script.hotjar.com'],
  connections: ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
};

/** What the policy lets in for the programs that a shop is set up with, and for no others. */
export function measurementSources({ trackingId, recording: recorded }: Measurement): Sources {
  const used = [...(trackingId === undefined ? [] : [tracking]), ...(recorded ? [recording] : [])];
  const all = (name: keyof Sources) => used.flatMap((sources) => sources[name]);
  return {
    scripts: all('scripts'),
    images: all('images'),
    fonts: all('fonts'),
    connections: all('connections'),
  };
}
