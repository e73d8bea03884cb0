import { isLoopback } from '../../network/loopback.ts';
import { exampleOffer, pageWith } from '../examples/example-content.ts';
import type { Fix } from '../model/fix.ts';
import { fieldLabel } from '../model/labels.ts';
import { offeredFix, replacing } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';
import { extend, type StoryPath } from '../model/story-path.ts';
import type { ReadLink, ReadText, Spot } from '../model/story-reading.ts';
import { valueInBlock } from '../model/value-at.ts';
import { signs, textsWith } from '../reading/text-signs.ts';
import { linkingToAddress, textLinking } from './link-examples.ts';

export const insecureAddress: Rule = {
  code: 'insecure_address',
  title: { de: 'Adresse ohne Verschlüsselung', en: 'Address without encryption' },
  severity: 'warning',
  description: {
    de: 'Ein Link führt mit http:// statt https:// aus dem Shop; Browser warnen davor.',
    en: 'A link leaves the shop by http:// instead of https://; browsers warn of it.',
  },
  examples: {
    pass: [
      { title: 'https', content: linkingToAddress('https://www.dhl.de/paket') },
      { title: 'this machine', content: linkingToAddress('http://at.localhost:3000/') },
    ],
    fail: [
      { title: 'http', content: linkingToAddress('http://www.dhl.de/paket') },
      { title: 'http in a text', content: textLinking({ href: 'http://www.dhl.de/paket' }) },
      { title: 'http in a field', content: pageWith(exampleOffer({ shopUrl: 'http://www.dhl.de/' })) },
    ],
  },
  check: (story) => [
    ...story.links
      .filter(({ address }) => isInsecure(address))
      .map((link) => atSpot(link, sentence(link), linkFixes(link))),
    ...textsWith(signs.plainAddress, story)
      .filter(isInsecureField)
      .map((text) => atSpot(text, sentence(text), fieldFixes(text))),
  ],
};

function isInsecure(address: string): boolean {
  if (!mayBegin(address) || !/^\s*http:/i.test(address) || !URL.canParse(address.trim())) return false;
  return !isLoopback(new URL(address.trim()).hostname);
}

/** Nearly all that is written begins with another letter. */
function mayBegin(address: string): boolean {
  const first = address.charCodeAt(0);
  return first <= 32 || first >= 127 || first === 72 || first === 104;
}

/** Fields that hold an address and nothing else, such as the start page of a country. */
function isInsecureField({ field, text }: ReadText): boolean {
  return field.type === 'text' && isInsecure(text) && !/\s/.test(text.trim());
}

function sentence({ field }: Spot) {
  const label = fieldLabel(field);
  return {
    de: `In „${label.de}“ die Adresse mit https:// beginnen lassen.`,
    en: `Let the address in “${label.en}” begin with https://.`,
  };
}

const label = { de: 'Auf https:// ändern', en: 'Change to https://' };

function linkFixes(link: ReadLink): Fix[] {
  const keys = link.field.type === 'multilink' ? ['url', 'cached_url'] : ['href'];
  const changes = keys.flatMap((key) => {
    const path = extend(link.path, key);
    const address = valueInBlock(link.block, path);
    return typeof address === 'string' && isInsecure(address) ? [secured(path, address)] : [];
  });
  return [offeredFix(label, ...changes)];
}

function fieldFixes({ path, text }: ReadText): Fix[] {
  return [offeredFix(label, secured(path, text))];
}

function secured(path: StoryPath, address: string) {
  return replacing(path, address, address.replace(/^(\s*)http:/i, '$1https:'));
}
