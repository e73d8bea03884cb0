import type { CustomerTexts } from './german.ts';

export const english: CustomerTexts = {
  wrongCredentials: 'E-mail address or password are not correct.',
  incomplete: 'Please check the marked fields.',
  fields: {
    email: 'Please enter a valid e-mail address.',
    emailTaken: 'There is an account with this e-mail address already. Please sign in or reset the password.',
    firstName: 'Please enter a first name without special characters, 80 at most.',
    lastName: 'Please enter a last name without special characters, 80 at most.',
    password: 'Please enter your password.',
    tooShort: 'The password needs at least 8 characters.',
    tooLong: 'The password may have 128 characters at most.',
    isEmail: 'The password must not be the e-mail address.',
  },
  resetAnswer:
    'If there is an account with this address, an e-mail with a link is on its way. It is valid for an hour.',
  newPasswordSet: 'The new password is valid from now on. All devices have been signed out.',
  linkIsOver: 'This link has expired or has been used. Please ask for a new one.',
  googleRefused: 'Signing in with Google did not work. Please try again.',
  googleNotLinked:
    'There is an account with a password for this e-mail address already. Please sign in with it or reset the password.',
  googleUnreachable: 'Google cannot be reached at the moment. Please try later or sign in with a password.',
  pictureSaved: 'The picture has been saved.',
  pictureUnknown: 'This file is not a picture that can be read here. Please choose a JPEG, PNG or WebP.',
  pictureBroken: 'The picture is damaged or too large. Please choose another one.',
  page: {
    title: 'New password',
    label: 'New password',
    hint: 'At least 8 characters. Preferably one that is used nowhere else.',
    button: 'Save password',
    overTitle: 'This link is no longer valid',
    toShop: 'To the shop',
  },
  welcome: {
    subject: 'Welcome!',
    preview: 'Your account is ready.',
    headline: (name: string) => `Welcome, ${name}!`,
    text: 'Your account is ready. It keeps your designs, orders and wish list in one place.',
    number: 'Customer number',
    button: 'To the shop',
  },
  reset: {
    subject: 'Set a new password',
    preview: 'The link is valid for an hour.',
    headline: 'Set a new password',
    text: 'A new password was requested for the account with this address. Follow the link to set it.',
    button: 'Set password',
    note: 'The link is valid for an hour, and only once. It was not you? Then nothing changes and this e-mail can go.',
  },
  changed: {
    subject: 'Your password was changed',
    preview: 'All devices have been signed out.',
    headline: 'Your password was changed',
    text: 'The password of your account has just been set anew, and all devices have been signed out.',
    note: 'It was not you? Then please tell customer service straight away.',
  },
};
