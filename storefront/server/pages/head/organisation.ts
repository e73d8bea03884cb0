import type { Company } from '@blattwerk/schemas/shop/pages/company.ts';
import { foundingYear } from '@blattwerk/schemas/shop/pages/page-metadata.ts';
import type { PageData } from '../../../page/request/page-data.ts';
import type { ContactFacts } from '../../content/contact-facts.ts';

/** Organisation structured data (schema.org) of the company behind both channels. */
export function organisation(
  page: PageData,
  contact: ContactFacts | undefined,
  company: Company | undefined,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: page.siteName,
    ...(company && { legalName: company.name }),
    url: `${page.origin}/`,
    logo: `${page.origin}/logo.png`,
    foundingDate: String(foundingYear),
    ...(company && { address: addressOf(company) }),
    ...(contact && (contact.supportPhone || contact.supportEmail) && { contactPoint: contactPoint(contact) }),
    ...(contact && contact.socialLinks.length > 0 && { sameAs: contact.socialLinks }),
  };
}

function addressOf({ street, postalCode, city }: Company) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    addressCountry: 'DE',
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
