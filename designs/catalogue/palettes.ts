import type { Colour } from '@blattwerk/schemas/shop/products/colours.ts';
import { wcagLuminance } from 'culori';
import type { Palette } from '../model/colour.ts';

/** Colours that go together; `filters` are those of the shop a design in them is found under. */
export type NamedPalette = { id: string; label: string; filters: readonly Colour[]; colours: Palette };

/** `values`: paper, ink, accent, main, second, third, leaf, wash. */
function named(id: string, label: string, filters: readonly Colour[], values: string): NamedPalette {
  const [paper = '', ink = '', accent = '', main = '', second = '', third = '', leaf = '', wash = ''] = values
    .split(' ')
    .map((value) => `#${value}`);
  return { id, label, filters, colours: { paper, ink, accent, main, second, third, leaf, wash } };
}

/** The two colours that tell a palette from others at a glance: the paper counts where it is not white. */
export function tonesOf({ colours }: NamedPalette): [string, string] {
  const { paper, accent, main, leaf } = colours;
  return wcagLuminance(paper) < 0.8 ? [paper, accent] : [main, leaf];
}

/** Light papers from cool to warm, then kraft and coloured papers, then dark ones. */
export const palettes: readonly NamedPalette[] = [
  named(
    'eukalyptus',
    'Eukalyptus',
    ['green', 'pink', 'white'],
    'fbfaf5 37423d 92702c d9a9a0 f0d9d0 b9c4ae 7f9c85 e9efe6',
  ),
  named('salbei', 'Salbei', ['green', 'white'], 'fafbf6 36413a 65795b 9db08f dfe5d2 e3cfa8 6f8a68 e8eddf'),
  named(
    'waldgruen',
    'Waldgrün',
    ['green', 'white'],
    'f9f9f4 21342b 3f6b4f 5c8a6b a9c2a6 d8b36a 34594a e6ece0',
  ),
  named(
    'olivenhain',
    'Olivenhain',
    ['green', 'beige'],
    'faf8f0 3a3c2a 76763a a3a35f dcd8b0 c98f5a 7d8450 efeedd',
  ),
  named('farnweiss', 'Farn', ['green', 'white'], 'ffffff 2b3a31 4c7a5c 86ab8b cfe0cf e9dcc0 4f7a5d eef4ec'),
  named(
    'mint',
    'Minze',
    ['green', 'turquoise', 'white'],
    'fafdfb 33504a 3f7f70 9ad2be d6efe4 f9cdbf 7fb69c e8f6f0',
  ),
  named(
    'petrol',
    'Petrol',
    ['turquoise', 'blue', 'white'],
    'f7fafa 17393f 1f6f78 2c8a90 a8d3d0 e9b872 5b8a7c e0efee',
  ),
  named(
    'lagune',
    'Lagune',
    ['turquoise', 'white'],
    'f9fdfc 22464a 1b7f85 4fb3b3 bfe3df f5b5a0 7fb089 e3f4f2',
  ),
  named(
    'taubenblau',
    'Taubenblau',
    ['blue', 'grey', 'white'],
    'f8fafb 32414e 567790 8eabc0 cfdde6 e9d9c6 8aa398 e6eef2',
  ),
  named(
    'himmelblau',
    'Himmelblau',
    ['blue', 'white'],
    'fafcfe 2f445b 42739d 7fb0d8 cfe3f3 f7d9a6 8fb3a0 e6f1fa',
  ),
  named(
    'kornblume',
    'Kornblume',
    ['blue', 'white'],
    'fdfdfb 27365c 41609f 5f7fc0 bccbea f1d9b0 7f9f8a eaf0f8',
  ),
  named(
    'marine',
    'Marine',
    ['blue', 'white', 'red'],
    'fdfbf6 1f2f4a 35588a 34557f a9bfd6 c8554b 6f8f8a e8eef2',
  ),
  named('babyblau', 'Zartblau', ['blue', 'white'], 'fbfdfe 43586a 55809f a7cbe3 dcebf5 f3dfc3 a9c3b0 edf5fa'),
  named(
    'eisblau',
    'Eisblau',
    ['blue', 'silver', 'white'],
    'f7fafc 2c4157 4b738f a3c1d6 dbe8f1 c0c7cf 7f9fa6 e8f1f6',
  ),
  named(
    'blauweiss',
    'Blau-Weiß',
    ['blue', 'white'],
    'fbfcfe 1f3557 2f6db0 3f82c6 bcd7ee e0b04f 5a8a5a e6f0f9',
  ),
  named(
    'silbergrau',
    'Silbergrau',
    ['grey', 'silver', 'white'],
    'f9f9f8 3b3f42 686f74 a9afb3 d9dcdd c7b9a5 8f9a94 eceeee',
  ),
  named(
    'silberjubel',
    'Silberglanz',
    ['silver', 'white'],
    'fbfcfc 363f48 697783 a9b5bf dfe5ea d8c9b8 93a39d edf1f3',
  ),
  named('stille', 'Stille', ['grey', 'white'], 'fbfbfa 2d3135 656c73 8c949b cfd4d8 b7aea1 7f8b80 eef0f0'),
  named(
    'nebelmoos',
    'Nebelmoos',
    ['green', 'grey'],
    'f8f8f4 333830 68715c 9aa38d d5d9cb b8a98f 76836c ebede4',
  ),
  named(
    'schwarzweiss',
    'Schwarz auf Weiß',
    ['black', 'white'],
    'ffffff 1a1a1a 5a5a5a 2a2a2a 9a9a9a d2d2d2 4a4a4a f2f2f2',
  ),
  named('tinte', 'Tinte', ['blue', 'white'], 'fffefb 232b45 3e4c78 3d4b78 aeb7d0 d8cdb8 5d6b80 eef0f5'),
  named('lavendel', 'Lavendel', ['pink', 'white'], 'fbf9fc 443c54 77649a a794c6 dbd0e8 f0d4dc 93a58f f0ebf6'),
  named('flieder', 'Flieder', ['pink', 'green'], 'fdfbfd 4a3a55 8c6299 c3a0cf e9d7ee f4dcb8 8faa86 f6eef8'),
  named(
    'beere',
    'Beere',
    ['pink', 'red', 'white'],
    'fdf8fa 45203a 93375f b65480 e8b6c9 d9a58f 7b8a6b f7e7ee',
  ),
  named('magnolie', 'Magnolie', ['pink', 'white'], 'fdfaf8 503e48 9d6480 d8a7b8 f1dbe1 e8d8c3 9aa78d f8ecef'),
  named(
    'rosenholz',
    'Rosenholz',
    ['pink', 'beige', 'white'],
    'fdf9f6 493a3b a0656d c98a92 ecd2cf d8b59d 94a189 f7e9e5',
  ),
  named(
    'puder',
    'Puder',
    ['pink', 'beige', 'cream'],
    'fbf5f1 4f403b 9c6755 dcb7a6 efdbd0 c7b2a0 a6a391 f5e9e2',
  ),
  named(
    'rosegold',
    'Roségold',
    ['pink', 'copper', 'white'],
    'fdf7f5 4b3737 a86255 dfaaa0 f3d7cf d9b99a a3a58f f9ebe7',
  ),
  named('babyrosa', 'Zartrosa', ['pink', 'white'], 'fffbfb 5c434b b2647a efb3c0 fadde2 f5e1c6 b0c2a4 fdf0f1'),
  named('himbeere', 'Himbeere', ['pink', 'white'], 'fff8fa 4a1f35 cc2f70 ec5a93 f9b9d0 f7c64f 6fb08a fdeaf1'),
  named(
    'pfingstrose',
    'Pfingstrose',
    ['pink', 'green', 'white'],
    'fffaf9 3f3438 b2506b e0879a f6c7cd f2dba8 6f9276 fbeaec',
  ),
  named(
    'koralle',
    'Koralle',
    ['red', 'pink', 'white'],
    'fffaf7 492f33 c75546 f08b78 fbc9b8 f3c86a 86a892 fdece5',
  ),
  named('weinrot', 'Weinrot', ['red', 'cream'], 'fcf8f4 4a1f29 8f2f41 a23b4c dba3a0 e7cfae 6f7a5a f5e6e0'),
  named(
    'festrot',
    'Festliches Rot',
    ['red', 'green', 'white'],
    'fdfaf5 3a2523 b3272d c0343a e9b9a8 c99a3f 2f6b4a f7e8e0',
  ),
  named(
    'nordisch',
    'Nordisch Rot',
    ['red', 'white'],
    'fffdfa 33302e b23a35 c4473f efc2b4 d9d2c4 7d8a80 f6efe8',
  ),
  named(
    'pfirsich',
    'Pfirsich',
    ['beige', 'pink', 'cream'],
    'fffaf5 53392f b9603f f0a988 f9d6bf f3c76b 9bab86 fdeee2',
  ),
  named(
    'terrakotta',
    'Terrakotta',
    ['copper', 'beige', 'red'],
    'fbf6ef 4b342a a95634 c9764f e7b48f d9a441 8b9270 f4e3d3',
  ),
  named('kupfer', 'Kupfer', ['copper', 'white'], 'fbf6f2 43322b a25f3a c07f58 e6c4ac b7a08c 8f9a91 f3e6dc'),
  named(
    'herbstlaub',
    'Herbstlaub',
    ['red', 'copper', 'cream'],
    'fdf8ee 43291a a8501f c9692b eab35f 8f2f2a 7d7a3a f7ead2',
  ),
  named(
    'sonnengelb',
    'Sonnengelb',
    ['gold', 'white'],
    'fffdf6 3e3a30 a26a12 f5b932 fbe09a ee7f5b 87a96b fef4d8',
  ),
  named(
    'zitrone',
    'Zitrone',
    ['gold', 'green', 'white'],
    'fffdf3 3d4233 857321 f2cb45 f9e6a0 e8a33d 7f9a55 fdf5d2',
  ),
  named(
    'champagner',
    'Champagner',
    ['gold', 'cream'],
    'fbf7ef 443a2c 8f6f35 d5bb8b ecdfc4 c9a46a a8a588 f4ecdc',
  ),
  named(
    'goldjubel',
    'Goldglanz',
    ['gold', 'cream'],
    'fdf9ee 3b3222 947024 c9a14a ead9a7 d8b58a 99986c f8efd6',
  ),
  named(
    'elfenbein',
    'Elfenbein',
    ['cream', 'beige'],
    'faf5ea 3f382d 86704a c4ad85 e4d6bb b89a80 97977c f1e9d8',
  ),
  named('leinen', 'Leinen', ['beige', 'grey'], 'f1ece2 3d3932 756545 b7a688 d9ccb5 a7ada0 8a937e e7dfd0'),
  named('duene', 'Düne', ['beige', 'blue'], 'faf6ee 3d4446 7d6b4c c9b391 e6d9c0 8faab5 9aa58c f0e8d9'),
  named(
    'abendlicht',
    'Abendlicht',
    ['beige', 'copper', 'grey'],
    'fcf7f2 3f3640 94603f c9a08d e8cfc0 8c93a6 8e9384 f2e6df',
  ),
  named('pampas', 'Pampas', ['beige', 'cream'], 'fbf7f0 4b4034 92694a d2b48f ead8bd c58f72 a89f7d f4eadb'),
  named(
    'regenbogen',
    'Pastellregenbogen',
    ['pink', 'blue', 'gold'],
    'fffdf9 3f3d4a c25239 e8735a f4b860 5aa5b5 7fb069 fdf1e3',
  ),
  named(
    'kunterbunt',
    'Kunterbunt',
    ['red', 'blue', 'gold', 'green'],
    'ffffff 27304a cf3b6b f2587f ffc845 2fa8c8 5fb760 eaf6fb',
  ),
  named(
    'dschungel',
    'Dschungel',
    ['green', 'gold'],
    'fbfaf1 23402f 3d7a4e e98a4e f3c55b 8a5d3b 4f9a5f e5f0dc',
  ),
  named(
    'manege',
    'Manege',
    ['red', 'blue', 'gold'],
    'fffaf0 2d2a44 c03530 d8453f f4b93f 2f7fa8 4f9f7a fcecd3',
  ),
  named(
    'kraftpapier',
    'Kraftpapier',
    ['beige', 'white'],
    'dbc6a6 38291b 6b4427 f6efe2 8a5c3c ab3f33 55664a e7d8bf',
  ),
  named(
    'rosenpapier',
    'Rosenpapier',
    ['pink', 'red'],
    'f6dfdc 4d2430 96384f c4667a fbf1ee b88a5a 7d8a70 f0cfcb',
  ),
  named(
    'salbeipapier',
    'Salbeipapier',
    ['green', 'cream'],
    'dfe6d8 2b3a30 4f6850 fbf9f1 8ea488 c09a5b 5f7d62 cfd9c7',
  ),
  named(
    'taubenpapier',
    'Taubenpapier',
    ['blue', 'white'],
    'd9e3ea 24364a 3f6183 fbfaf5 8aa6bd c9a878 6c8b86 c8d6e0',
  ),
  named(
    'ockerpapier',
    'Ockerpapier',
    ['gold', 'copper'],
    'eccf97 4a2d14 8a4a18 fbf2df c7782f 9c3d2a 7a7638 e4c07c',
  ),
  named(
    'terrapapier',
    'Tonpapier',
    ['copper', 'cream'],
    'a8532f fff8ee ffe9cf f2c6a2 7d3620 f4d9a0 dccaa2 96482a',
  ),
  named(
    'nachtblau',
    'Nachtblau',
    ['blue', 'gold'],
    '1c2740 f4efe2 d9b978 8fa3c9 c9d3e8 d9b978 7d94ab 263454',
  ),
  named(
    'sternennacht',
    'Sternennacht',
    ['blue', 'silver'],
    '12182b eef1f6 b9c2d0 9fb0cc d6deea 8a93b8 7f96a6 1d2540',
  ),
  named(
    'tannengruen',
    'Tannengrün',
    ['green', 'gold'],
    '1d3a30 f5f0e1 d9b76b a9c0a0 e9dfc4 d07a5c 6f9a7c 27493d',
  ),
  named(
    'smaragd',
    'Smaragd',
    ['green', 'turquoise', 'gold'],
    '0f4a43 f6f2e4 dcc07b 7fbba6 d8e6d6 e0a98f 5fa08a 165a51',
  ),
  named('bordeaux', 'Bordeaux', ['red', 'gold'], '4a1522 f7ecdf d9ae7c c76a76 e9b6ae d9ae7c 9aa67d 5c1e2d'),
  named(
    'weihnachtsrot',
    'Weihnachtsrot',
    ['red', 'gold', 'white'],
    '9c1f2b fff7ec f6dfae f2b8a4 fbe3d2 eec56d a8c7a0 8a1823',
  ),
  named('pflaume', 'Pflaume', ['pink', 'gold'], '3a1f38 f8eef0 dcae92 b985ab e5c3d6 dcae92 95a58c 4a2a47'),
  named('schiefer', 'Schiefer', ['grey', 'beige'], '2f3438 f3efe7 cbb491 9aa5a8 d3d6d2 c79a7a 8fa08f 3b4146'),
  named(
    'kreidetafel',
    'Kreidetafel',
    ['black', 'white'],
    '24292b f7f6f0 e6d9bd f7f6f0 b9c4c0 f2c9a8 a9c7a8 30373a',
  ),
  named(
    'schwarzgold',
    'Schwarz und Gold',
    ['black', 'gold'],
    '171614 f6efdc d8b25c c99f48 ead39a 8a7a54 a79a6a 24221e',
  ),
  named('weltraum', 'Weltraum', ['blue', 'gold'], '1a1f45 f6f4ff f5c95b 7f8ff0 c8b6ff f08a7a 66c2b0 262d5e'),
  named(
    'geisterstunde',
    'Geisterstunde',
    ['black', 'copper'],
    '221a2b f8efe0 f29a38 e8772e 9b7cc0 cfe07a 7fa368 30253d',
  ),
];
