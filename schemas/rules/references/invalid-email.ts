import { z } from 'zod';
import { companyEmailName } from '../../shop/pages/text-amounts.ts';
import { exampleOffer, pageWith } from '../examples/example-content.ts';
import { isBlankText } from '../model/blank-text.ts';
import type { Sentence } from '../model/finding.ts';
import { fieldLabel } from '../model/labels.ts';
import { clearingFixes, linkRemovalFixes } from '../model/making-fixes.ts';
import { atSpot, type Complaint, type Rule } from '../model/rule.ts';
import type { ReadLink, ReadText } from '../model/story-reading.ts';
import { linkingTo, linkingToAddress, textLinking } from './link-examples.ts';

export const invalidEmail: Rule = {
  code: 'invalid_email',
  title: { de: 'Keine E-Mail-Adresse', en: 'No e-mail address' },
  severity: 'error',
  description: {
    de: 'Ein E-Mail-Link oder ein E-Mail-Feld enthält keine vollständige Adresse.',
    en: 'An e-mail link or an e-mail field holds no complete address.',
  },
  examples: {
    pass: [
      { title: 'an address', content: emailLink('service@blattwerk.example') },
      {
        title: 'an address with umlauts and a subject',
        content: emailLink('mailto:post@müller.de?subject=Karten'),
      },
      { title: 'no address', content: emailLink('') },
      { title: 'the shop’s own, as its settings say it', content: emailLink(companyEmailName) },
      { title: 'a field', content: pageWith(exampleOffer({ orderEmail: 'service@blattwerk.example' })) },
    ],
    fail: [
      { title: 'no @', content: emailLink('service.blattwerk.example') },
      { title: 'two addresses', content: emailLink('a@blattwerk.example, b@blattwerk.example') },
      { title: 'nothing behind the @', content: emailLink('service@') },
      { title: 'in a text', content: textLinking({ linktype: 'email', href: 'service' }) },
      { title: 'typed as an address', content: linkingToAddress('mailto:service') },
      {
        title: 'in a field',
        content: pageWith(exampleOffer({ orderEmail: 'service(at)blattwerk.example' })),
      },
    ],
  },
  check: ({ links, texts }) => [
    ...links.filter(isBroken).map(complaintOf),
    ...texts.filter(isBrokenField).map(inField),
  ],
};

function emailLink(email: string) {
  return linkingTo('', { linktype: 'email', email, cached_url: '' });
}

/** Names of fields whose text is an e-mail address. */
const emailField = /^email$|Email$/;

function isBrokenField({ field, text }: ReadText): boolean {
  if (field.type !== 'text' || !field.name.endsWith('mail') || !emailField.test(field.name)) return false;
  return !isBlankText(text) && !isEmail(text.trim());
}

function isBroken({ linkType, address }: ReadLink): boolean {
  if (address === '') return false;
  const typed = /^\s*mailto:/i.test(address);
  if ((linkType !== 'email' && !typed) || address.trim() === '') return false;
  return !isEmail(
    address
      .trim()
      .replace(/^mailto:/i, '')
      .replace(/\?.*$/s, ''),
  );
}

function isEmail(address: string): boolean {
  if (address === companyEmailName) return true;
  return z.regexes.unicodeEmail.test(address) && !/[,;]/.test(address) && /@[^@]+\.[^@.]{2,}$/.test(address);
}

function complaintOf(link: ReadLink): Complaint {
  const label = fieldLabel(link.field);
  return atSpot(link, sentence(label, link.address), linkRemovalFixes(link));
}

function inField(reading: ReadText): Complaint {
  const { field, path, text } = reading;
  return atSpot(reading, sentence(fieldLabel(field), text), clearingFixes(field, path, text));
}

function sentence(label: Sentence, address: string) {
  return {
    de: `In „${label.de}“ eine vollständige E-Mail-Adresse eintragen, „${address}“ ist keine.`,
    en: `Give “${label.en}” a complete e-mail address; “${address}” is none.`,
  };
}
