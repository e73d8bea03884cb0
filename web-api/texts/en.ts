import type { Texts } from './de.ts';

/** What pictures of products in use show, by what it is in German. */
const scenes = {
  'Anhänger an einem Geschenk': 'Tag on a present',
  'Aufgeschlagenes Fotobuch': 'Open photo book',
  'Aufkleberbogen und aufgeklebter Aufkleber': 'Sheet of stickers and one in use',
  'Bedruckter Umschlag von vorn und hinten': 'Printed envelope, front and back',
  'Einladung mit Menükarte und Tischkarte': 'Invitation with menu and place card',
  'Emaille-Tasse auf einem Holztisch': 'Enamel mug on a wooden table',
  'Etikett auf einer Weinflasche': 'Label on a bottle of wine',
  'Familienplaner in der Küche': 'Family planner in the kitchen',
  'Fotoabzüge an einer Leine': 'Photo prints on a line',
  'Fotobox mit Fotoabzügen': 'Photo box with prints',
  'Fotobuch mit seinem Einband': 'Photo book with its cover',
  'Gerahmte Collage im Wohnzimmer': 'Framed collage in a living room',
  'Karte auf dem Umschlag, mit Band und Blumen': 'Card on its envelope, with ribbon and flowers',
  'Karte im Holzständer, mit Umschlag und Blumen': 'Card in a wooden stand, with envelope and flowers',
  'Kissen auf dem Sofa': 'Cushion on a sofa',
  'Klappkarte aufgestellt, mit Umschlag': 'Folded card standing, with its envelope',
  'Leinwand über einem Sideboard': 'Canvas above a sideboard',
  'Magnete am Kühlschrank': 'Magnets on a fridge',
  'Poster an der Wand': 'Poster on a wall',
  'Puzzle, das letzte Teil liegt bereit': 'Puzzle with its last piece at hand',
  'Schlüsselanhänger an einem Schlüsselbund': 'Key ring with two keys',
  'Stofftasche an einem Haken': 'Cotton bag on a peg',
  'Tasse mit Kaffee auf dem Tisch': 'Mug of coffee on a table',
  'Tischkalender im Holzblock': 'Desk calendar in a block of wood',
  'Aufgestellte Klappkarte auf einem Tisch': 'Folded card standing on a table',
  'Trinkflasche mit Holzdeckel': 'Drinking bottle with a wooden lid',
  'Untersetzer mit einer Tasse Tee': 'Coasters and a cup of tea',
  'Vorderseite und Innenseiten nebeneinander': 'Front and inside, side by side',
  'Wandkalender mit Spirale': 'Wall calendar with a spiral',
  'Windlicht mit brennender Kerze': 'Lantern with a burning candle',
};
/** Texts of a language other than German, in which the scenes themselves say what they show. */
export type TranslatedTexts = Texts & { scenes: Record<keyof typeof scenes, string> };

export const en: TranslatedTexts = {
  customers: {
    wrongCredentials: 'E-mail address or password are not correct.',
    incomplete: 'Please check the marked fields.',
    fields: {
      email: 'Please enter a valid e-mail address.',
      noFirstName: 'Please enter your first name.',
      noLastName: 'Please enter your last name.',
      firstName: 'A first name may have up to 80 characters, none like @, / or <.',
      lastName: 'A last name may have up to 80 characters, none like @, / or <.',
      password: 'Please enter your password.',
      tooShort: 'The password needs at least 10 characters.',
      tooLong: 'The password may have 128 characters at most.',
      isEmail: 'The password must not be the e-mail address.',
      isPersonal: 'The password is little more than your name or e-mail address. Please choose another one.',
      tooCommon:
        'Many people use this password or one very much like it, so it is tried first. Please choose another one.',
      tooSimple: 'This password is easy to guess. Best are several words that do not belong together.',
    },
    passwordStrength: { good: 'The password is good.', strong: 'The password is very good.' },
    signUpAnswer:
      'Nearly there: an e-mail is on its way to this address. Its link takes you on; it is valid for a day.',
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
      hint: 'At least 10 characters. Preferably one that is used nowhere else.',
      button: 'Save password',
      overTitle: 'This link is no longer valid',
      toShop: 'To the shop',
    },
    confirm: {
      title: 'Confirm your e-mail address',
      text: 'To be on the safe side, please enter the password you chose when you asked for the account. Then your account is ready.',
      label: 'Password',
      button: 'Set up account',
      wrong: 'This is not the password that was chosen. Forgotten it? Then please ask for the account again.',
      toAccount: 'Go to your account',
      over: 'This link has expired or has been used. If your account is set up already, please sign in; otherwise ask for it again.',
    },
    signUp: {
      subject: 'Confirm your account',
      preview: 'Just one more step.',
      headline: 'Just one more step',
      text: 'An account was asked for with this address. The link confirms the address; there you are asked once more for the password you chose.',
      button: 'Confirm address',
      note: 'The link is valid for a day. Didn’t ask for an account? Then there is nothing to do: without confirmation none is made.',
    },
    known: {
      subject: 'You have an account already',
      preview: 'Just sign in, or choose a new password.',
      headline: 'You have an account already',
      text: 'An account was asked for with this address, but there is one already. Please sign in with it. Forgotten your password? The second link sets a new one; it is valid for an hour.',
      button: 'Sign in',
      reset: 'Choose a new password',
      note: 'Was this not you? Then everything stays as it is, and you can delete this e-mail.',
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
      note: 'The link is valid for an hour, and only once. Was this not you? Then nothing changes and this e-mail can go.',
    },
    changed: {
      subject: 'Your password was changed',
      preview: 'All devices have been signed out.',
      headline: 'Your password was changed',
      text: 'The password of your account has just been set anew, and all devices have been signed out.',
      note: 'Was this not you? Then please tell customer service straight away.',
    },
  },
  newsletter: {
    answer:
      'Almost done: an e-mail is on its way. Follow the link in it to confirm your subscription, and the voucher will follow.',
    answerAlone: 'Almost done: an e-mail is on its way. Follow the link in it to confirm your subscription.',
    incomplete: 'Please check the marked fields.',
    fields: {
      email: 'Please enter a valid e-mail address.',
      firstName: 'A first name may have up to 80 characters, none like @, / or <.',
      lastName: 'A last name may have up to 80 characters, none like @, / or <.',
      birthday: 'Please enter a date of birth in the past.',
      weddingDate: 'Please enter a valid date.',
      consent: 'We may not send a newsletter without your consent. Please tick the box.',
    },
    notSent: {
      title: 'Your subscription has not been sent yet',
      text: 'Go back one step in the browser to put it right and send it again.',
    },
    confirmation: {
      subject: 'Newsletter: just one more click',
      preview: 'Confirm your subscription and get your voucher.',
      headline: 'Just one more click',
      text: (amount: string) =>
        `This address was entered for our newsletter. One click confirms it, and the ${amount} voucher for your first order will follow straight away.`,
      previewAlone: 'Confirm your subscription.',
      textAlone: 'This address was entered for our newsletter. One click confirms it.',
      button: 'Confirm subscription',
      note: 'The link is valid for seven days. Was this not you? Then there is nothing to do: without a click there is no newsletter.',
    },
    voucher: {
      subject: (amount: string) => `Your ${amount} voucher is here`,
      preview: 'Thank you for subscribing. Here is your code.',
      headline: 'Thank you for subscribing',
      greeting: (name: string) => `Hello ${name},`,
      text: (amount: string) =>
        `Here is the ${amount} voucher we promised. Keep the code safe: it takes the amount off your first order.`,
      textWithoutName: (amount: string) =>
        `Here is the ${amount} voucher we promised. Keep the code safe: it takes the amount off your first order.`,
      code: 'Voucher code',
      button: 'To the shop',
      note: (date: string) => `Good for one use on your first order, until ${date}.`,
      leave: 'Unsubscribe from the newsletter',
    },
    confirm: {
      title: 'Just one more click',
      text: (amount: string) =>
        `It confirms your subscription, and the ${amount} voucher will arrive by e-mail straight away.`,
      textAlone: 'It confirms your subscription.',
      button: 'Confirm subscription',
    },
    confirmed: {
      title: 'Your subscription is confirmed',
      text: 'The voucher for your first order is on its way and will arrive within a few minutes. If it does not, please look into the spam folder.',
      textAlone: 'The newsletter will arrive from now on.',
    },
    noVoucher: {
      over: 'The voucher offer has ended in the meantime, so there is no voucher any more.',
      had: 'There is one voucher only, and it came with your first subscription.',
    },
    expired: {
      title: 'This link has expired',
      text: 'A confirmation link is valid for seven days. Subscribe again and a new one will arrive at once.',
    },
    forged: {
      title: 'This link leads nowhere',
      text: 'It was probably cut short when it was copied. Follow the link in the e-mail itself, or subscribe again.',
    },
    leave: {
      title: 'Unsubscribe from the newsletter',
      text: 'One click ends it. A voucher you already have stays valid.',
      button: 'Unsubscribe',
    },
    left: {
      title: 'You have unsubscribed from the newsletter',
      text: 'No more will come. If you change your mind, simply subscribe again.',
    },
    toShop: 'To the shop',
  },
  vouchers: {
    unknown: 'There is no such voucher code. Please check the spelling.',
    used: 'This voucher has already been used.',
    expired: 'This voucher has expired.',
    otherCurrency: 'This voucher is for a shop with another currency.',
    gift: {
      headline: 'A voucher to make something of',
      intro:
        'For everyone who likes to choose cards, photo books and pictures in person: the voucher arrives by e-mail and is good for everything in the shop.',
      amountLabel: 'Value of the voucher',
      validity: 'Valid for three years from the end of the year of purchase.',
    },
  },
  basket: {
    sample: (name: string) => `Sample card: ${name}`,
    giftVoucher: (amount: string) => `Gift voucher worth ${amount}`,
    byEmail: 'Sent by email',
    withoutPicture: 'Frame without a picture',
    outdated:
      'Your basket has been changed in the meantime, probably in another window. This is how it looks now.',
    erased: 'The designs of this order have been erased. Please design them anew.',
    full: (lines: number) => `The basket has no room for more than ${lines} different items.`,
    notSold: 'This item is not sold in this shop.',
    priceChanged: (name: string, before: string, after: string) =>
      `“${name}” now costs ${after} each instead of ${before}.`,
    joined: (name: string, quantity: number) =>
      `${quantity} × “${name}”: was in your account’s basket already.`,
    withdrawn: (name: string) => `“${name}” is no longer available.`,
    limited: (name: string, most: number) => `An order can have at most ${most} of “${name}”.`,
    shippingChanged: (before: string, after: string) => `Delivery now costs ${after} instead of ${before}.`,
    firstOrderOnly: 'This voucher is for a first order only.',
    minimumOrder: (least: string) => `This voucher needs goods worth at least ${least}.`,
    toAddresses: (count: number) => `${count} parcels to ${count} addresses`,
    noSuchService: 'This delivery service is not available for this country.',
    invoiceOnly: (least: string) => `Payment is on invoice, which starts at goods worth ${least}.`,
    empty: 'Your basket is empty.',
    hasWithdrawn: 'One item is no longer available. Please take it out of the basket first.',
    showOnly: 'We do not deliver to this country yet, so nothing can be ordered here.',
    pages: (count: number) => `${count} pages`,
    prints: (count: number) => `${count} prints`,
    names: (count: number) => (count === 1 ? '1 name' : `${count} names`),
    photos: (count: number) => (count === 1 ? '1 photo' : `${count} different photos`),
    inSteps: (name: string, examples: string) =>
      `“${name}” is printed in set quantities, such as ${examples}.`,
    stepped: (name: string, pieces: number) =>
      `There are now ${pieces} of “${name}” in the basket: the next quantity that we print.`,
  },
  drafts: {
    nearEdge: (text: string) => `“${text}” is very close to the edge and may be touched when it is cut.`,
    photoCoarse: (dots) => `Only ${dots} dpi at this size: the photo will look blurred in print.`,
    exampleLeft: (text) => `“${text}” is still the text of the sample.`,
    photoTwice: 'The same photo stands in another place too.',
    foilFaint: (text) => `“${text}”: the foil hardly stands out from this colour.`,
    rowNearEdge: (row: number, text: string) =>
      `Line ${row} of the name list (“${text}”) is very close to the edge and may be touched when it is cut.`,
    copyOf: (words: string) => `Copy of ${words}`,
    changed: 'This draft has been changed in the meantime, probably in another window.',
    gone: 'This draft is no longer there, or it belongs to another account.',
    tooLong: (text: string) => `“${text}” is too long for its place. Please shorten it a little.`,
    noSuchCharacters: (text: string, characters: string) =>
      `“${text}” contains characters that we cannot print: ${characters}`,
    noPlace: (text: string) => `There is no place for “${text}” here. Please put it somewhere else.`,
    rowNameless: (row: number) => `Line ${row} of the list of names has no name yet.`,
    rowTooLong: (row: number, text: string) =>
      `Line ${row} of the list of names does not fit on the card: “${text}”. Please shorten it a little.`,
    rowTooFine: (row: number, text: string) =>
      `Line ${row} of the list of names is set too finely for foil: “${text}”. Please shorten it, choose another typeface or print it without foil.`,
    rowNoSuchCharacters: (row: number, text: string, characters: string) =>
      `Line ${row} of the list of names (“${text}”) contains characters that we cannot print: ${characters}`,
    rowNoPlace: (row: number, text: string) =>
      `There is no place here for “${text}” in line ${row} of the list of names.`,
    moreRows: (count: number) =>
      count === 1 ? 'One more line needs a change.' : `${count} more lines need a change.`,
    lists: {
      'no-rows': 'There are no names in it. Please write one name on each line.',
      'too-many-rows': 'That is more than 1,000 lines. A list of names holds 500.',
      'too-long': 'This is too much at once. Please upload it as a spreadsheet.',
      'unknown-file': 'This file is no spreadsheet. Please save it as .xlsx or .csv.',
      'old-excel':
        'This file has Excel’s old format or a password. Please save it as .xlsx without a password.',
      'broken-file': 'This spreadsheet cannot be read. Please save it as .xlsx or .csv once more.',
      busy: 'Too many spreadsheets are being read right now. Please upload it again in a moment.',
    },
    linkEnded: 'This link is no longer valid. The person who is designing it can send a new one.',
    phoneEnded: 'This code is no longer valid. You can show a new one on the computer.',
    phoneFull: (most) => `One code takes ${most} photos at most. You can show a new one on the computer.`,
    commentsFull: 'This draft has no room for more comments.',
    foilTooFine: (text) =>
      `“${text}” is set too finely for foil. Please print it without foil, shorten it or choose another typeface.`,
    photoMissing: 'A photo is still missing.',
    photoTooCoarse: (dots) =>
      `The photo has only ${dots} dpi at this size, too few to be printed. Please choose a smaller size, enlarge the photo less or use a larger one.`,
    choice: 'These choices do not go together or are no longer offered. Please have another look.',
    busy: 'A lot is going on right now. Please try again in a moment.',
  },
  orders: {
    incomplete: 'Please check the marked fields.',
    addressBookFull: (most: number) => `The address book holds ${most} addresses. Please delete one first.`,
    changed: 'Something in your basket has changed, so nothing has been ordered yet. Please have a look.',
    newTerms: 'Our terms have just changed. Please load the page again.',
    otherPayment: 'This way to pay is not available for this basket. Please choose another.',
    fields: {
      email: 'Please enter a valid email address.',
      missing: 'Please fill this in.',
      tooLong: 'This is too long for a parcel label. Please shorten it.',
      unwritable: 'Please leave out special characters such as < or >.',
      country: 'Please choose a country we deliver to.',
      oneCountry: (country: string) =>
        `All addresses of one order are in one country, here ${country}. Please order separately for another one.`,
      nothingForAddress: 'This address gets nothing yet: it needs at least one piece.',
      morePieces: (pieces: number, over: number) =>
        `That is ${over} too many: there are ${pieces} to share out.`,
      nothingLeft: 'Nothing is left for the first address. Please leave at least one piece there.',
      wholeNumber: 'Please enter a whole number, such as 10.',
      otherCountry: 'The prices in your basket are for another country of delivery. Please change it there.',
      postalCode: (example: string) => `Please check the postal code; it looks like ${example}.`,
      province: 'Please enter the province with two letters, such as RM.',
      vatId: (example: string) => `Please check the VAT number; it looks like ${example}.`,
      vatIdDigits: 'The check digit of this VAT number does not fit: probably a typing error.',
    },
  },
  campaigns: {
    newsletter: (voucher: string) => ({
      headline: `${voucher} off your first order`,
      text: 'Subscribe to the newsletter, confirm the link in the e-mail, and the voucher is on its way.',
    }),
    samples: (count: number) => ({
      headline: `${count} sample cards for free`,
      text: 'Hold paper and print in your hands before you order.',
    }),
    booklets: (hours: number) => ({
      headline: `Photo booklets within ${hours} hours`,
      text: 'Order express by 11:00 (German time) on a working day, delivered the next.',
    }),
  },
  files: {
    refusals: {
      'unknown-kind': 'We do not know this kind of file. JPEG, PNG, WebP, AVIF, TIFF and GIF work.',
      svg: 'We cannot take SVG drawings. Please save the drawing as a PNG in your graphics program, ideally at 300 dpi.',
      heic:
        'This photo is in the HEIC format, which we cannot read. To make a JPEG of it: on a Mac, open it in ' +
        'Preview and choose “File › Export” with the format JPEG; on an iPhone, press and hold it in the Files ' +
        'app and choose “Quick Actions › Convert Image”. The iPhone takes future photos as JPEG with “Settings › ' +
        'Camera › Formats › Most Compatible”.',
      'not-a-pdf': 'This is not a PDF. Please choose a file that was saved as PDF.',
      'pdf-instead-of-picture':
        'This is a PDF, and a picture is needed here. JPEG, PNG, WebP, AVIF, TIFF and GIF work.',
      broken: 'The file is damaged or incomplete. Please upload it again or save it anew.',
      infected: 'A virus was found in this file. Please choose another one.',
      'too-many-pixels':
        'The picture has more than 64 megapixels or a side of more than 30,000 pixels. Please make it smaller; that is plenty for print.',
      'took-too-long':
        'The file is so complex that we had to stop. Please simplify it or split it into smaller files.',
      password: 'This PDF is protected by a password. Please save it without one and upload it again.',
      'no-pages': 'This PDF has no pages.',
      'too-many-pages': 'The PDF has more than 40 pages. Please split it into several files.',
      busy: 'Very many files are being processed right now. Please try again in a few seconds.',
      full: 'We cannot take any more files at the moment. Please try again in a few minutes.',
      'too-often': 'That was a lot of files in a short time. Please wait a little before you go on.',
      expired: 'This file is gone: results are deleted after an hour. Please make it again.',
      'unknown-file': 'There is no such file. Please open the link unchanged.',
    },
    ordered: 'This photo is being printed for an order, so we have to keep it for now.',
    firstPicture: 'The file contains several pictures; the first one is used.',
    arriving: 'Very many files are arriving right now. Please try again in a few seconds.',
    tooLarge: (megabytes) => `The file is larger than ${megabytes} MB. Please choose a smaller one.`,
  },
  links: {
    cut: {
      title: 'This link is incomplete',
      text: 'The address was probably cut short on its way. Follow the link again where it came from, or copy the whole address into the address bar. If that does not help, please ask for a new link.',
    },
    nothing: {
      title: 'There is nothing here',
      text: 'The address may have been cut short. Please follow the link again where it came from.',
    },
    over: {
      title: 'This is no longer there',
      text: 'This link has expired. Please ask for a new one.',
    },
    foreign: {
      title: 'That did not work',
      text: 'The click did not come from our page. Please open the link again and press the button there.',
    },
    ours: {
      title: 'That did not work just now',
      text: 'The fault is ours. Please try again in a few minutes.',
    },
    wait: (minutes: number) => ({
      title: 'One moment please',
      text: `This has been tried very often from here. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    }),
    toShop: 'To the shop',
  },
  serviceHours: 'Any questions? Customer service is there Monday to Friday, 8 am to 5 pm (German time).',
  scenes,
};
