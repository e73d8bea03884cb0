import { foundingYear } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { ContactFacts } from '../../content/contact-facts.ts';

/** Organisation structured data (schema.org) of the company behind both channels. */
export function organisation(page: PageData, contact: ContactFacts | undefined) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: page.siteName,
    legalName: 'Blattwerk GmbH',
    url: `${page.origin}/`,
    logo: `${page.origin}/logo.png`,
    foundingDate: String(foundingYear),
    address: { '@type': 'PostalAddress', addressLocality: 'München', addressCountry: 'DE' },
    ...(contact && (contact.supportPhone || contact.supportEmail) && { contactPoint: contactPoint(contact) }),
    ...(contact && contact.socialLinks.length > 0 && { sameAs: contact.socialLinks }),
  };
}

function contactPoint({ supportPhone, supportEmail }: ContactFacts) {
  return {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    ...(supportPhone && { telephone: supportPhone }),
    ...(supportEmail && { email: supportEmail }),
  };
}
