import {
  exampleTeaser,
  exampleText,
  linkMark,
  pageWith,
  paragraph,
  storyLink,
} from '../examples/example-content.ts';
import { fieldLabel } from '../model/labels.ts';
import { linkRemovalFixes } from '../model/making-fixes.ts';
import { atSpot, type Rule } from '../model/rule.ts';

export const unsafeLink: Rule = {
  code: 'unsafe_link',
  title: { de: 'Unsicherer Link', en: 'Unsafe link' },
  severity: 'error',
  description: {
    de: 'Ein Link benutzt ein Protokoll, das der Shop nicht ausliefert.',
    en: 'A link uses a protocol the shop refuses to follow.',
  },
  examples: {
    pass: [
      { title: 'an address', content: pageWith(exampleTeaser({ url: urlLink('https://www.dhl.de/paket') })) },
      { title: 'a path with a colon', content: pageWith(exampleTeaser({ url: urlLink('/suche?q=a:b') })) },
      { title: 'a phone number', content: pageWith(exampleTeaser({ url: urlLink('tel:+498912345') })) },
    ],
    fail: [
      { title: 'a script', content: pageWith(exampleTeaser({ url: urlLink('javascript:alert(1)') })) },
      {
        title: 'a disguised script',
        content: pageWith(exampleTeaser({ url: urlLink(' java\nscript:alert(1)') })),
      },
      {
        title: 'a script in a text',
        content: pageWith(exampleText([paragraph('Klick', [linkMark({ href: 'data:text/html,hallo' })])])),
      },
    ],
  },
  check: ({ links }) =>
    links
      .filter(({ address }) => !isSafe(address))
      .map((link) => {
        const label = fieldLabel(link.field);
        return atSpot(
          link,
          {
            de: `In „${label.de}“ eine Adresse eintragen, die mit https://, mailto:, tel: oder / beginnt.`,
            en: `Give “${label.en}” an address that begins with https://, mailto:, tel: or /.`,
          },
          linkRemovalFixes(link),
        );
      }),
};

function urlLink(url: string) {
  return storyLink('', { linktype: 'url', url, cached_url: url });
}

const safeProtocols = new Set(['http', 'https', 'mailto', 'tel']);

/** Browsers drop control characters and leading spaces before they read the protocol. */
function isSafe(address: string): boolean {
  if (address === '' || address.startsWith('/') || address.startsWith('https:')) return true;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
  const protocol = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1];
  return protocol === undefined || safeProtocols.has(protocol.toLowerCase());
}
