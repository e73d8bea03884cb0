/** Of every customer that `customerForm` describes. */
export const customerPassword = 'Papier & Tinte';

/** The form of signing up, filled in. */
export const customerForm = (email: string) => ({
  email,
  password: customerPassword,
  firstName: 'Anna',
  lastName: 'Beispiel',
});
