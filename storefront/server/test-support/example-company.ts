import type { Company } from '@blattwerk/schemas/shop/pages/company.ts';

/** Who sells in tests. */
export const exampleCompany: Company = {
  name: 'Blattwerk GmbH',
  street: 'Lindwurmstraße 88',
  postalCode: '80331',
  city: 'München',
  managers: 'Ada Kern',
  responsible: 'Jon Weiss',
  phone: '+49 89 2351770',
  email: 'service@blattwerk.de',
  register: 'Amtsgericht München, HRB 250417',
  vatId: 'DE811907980',
};
