/** One address of every kind of page. */
export const kindsOfPages = {
  'composed pages': [
    '/',
    '/service/versand/',
    '/service/newsletter/',
    '/faq/',
    '/texte-zitate/hochzeit/',
    '/kontakt/',
    '/magazin/',
    '/sitemap/',
  ],
  'what the shop knows': [
    '/hochzeit/?color[]=gold',
    '/themes/1461/',
    '/produkte/?q=eukalyptus',
    '/produkte/?q=gibtesnicht',
    '/fotoabzuege/',
    '/merkzettel/',
    '/kundenkonto/',
    '/warenkorb/',
  ],
  'products of every kind': [
    '/karten-designen/kirschbluetenzeit--142301/',
    '/kalender-gestalten/tierfreunde--200626/',
    '/fotobuecher-gestalten/unterwegs--210801/',
    '/fotoboxen-gestalten/kinderkiste--231201/',
    '/collagen-gestalten/geburtsposter--240101/',
    '/geschenke-gestalten/rundes-jahr--252001/',
    '/zubehoer-artikel/seal-eukalyptus/',
  ],
  'what needs no design, and the way to one': [
    '/bilderrahmen-gestalten/x--fotorahmen-eiche/',
    '/fotoabzuege-gestalten/x--100x150/',
    '/configurator-card/?design=142301',
    '/configurator-card/',
  ],
  errors: ['/gibt/es/nicht/', '/karten-designen/vergangen--99/'],
};
