import { pageLink, picture } from './example-values.ts';

/** Pages of the seeded content that examples link to. */
export const pages = {
  wedding: pageLink('ab7da31c-be8a-5041-b517-46baae25c900', 'blattwerk/hochzeit'),
  birth: pageLink('a88ac25b-0d29-5701-a08b-b42ea7ace47f', 'blattwerk/geburt'),
  christmas: pageLink('89a9acd7-9be2-5034-ae41-95fd0ed9746f', 'blattwerk/weihnachten/'),
  products: pageLink('855307a0-419e-5b5b-a4a3-89108a73061f', 'blattwerk/produkte'),
  quotes: pageLink('89d3bab6-88e6-512c-84f8-d271814502df', 'blattwerk/texte-zitate/hochzeit'),
  magazine: pageLink('2268a112-baeb-5843-9366-5ca7e58a28db', 'blattwerk/magazin/'),
  samples: pageLink('59a0f3ce-6e16-5ff6-a9aa-a71367d3fc4b', 'blattwerk/service/musterkarten'),
  shipping: pageLink('9a1d34fc-29e5-5cf4-a17c-6805ad20c462', 'blattwerk/service/versand'),
  papers: pageLink('456248d4-c38e-52e3-8031-1a9df5f315bc', 'blattwerk/service/papiere'),
  contact: pageLink('edabe47c-4f24-5969-b56d-e051a13589f8', 'blattwerk/kontakt'),
  privacy: pageLink('b4b3191f-272c-570d-91fb-ef00f696a059', 'blattwerk/datenschutz'),
  imprint: pageLink('4566aa52-ad66-508e-aae7-51ff4133f3af', 'blattwerk/impressum'),
};

/** Pictures of the seeded content that examples show. */
export const pictures = {
  wedding: picture(
    600018807,
    '1600x1200/e11d126fcb/hochzeit-eukalyptus-szene.webp',
    'Hochzeitseinladung mit Eukalyptus, Rosen und goldenen Namen, davor ein salbeigrüner Umschlag mit Siegel und ein Eukalyptuszweig',
  ),
  birth: picture(
    330442916,
    '1600x1200/c20e5d17e8/geburt-regenbogen-szene.webp',
    'Quadratische Geburtskarte mit Regenbogen, daneben ein pfirsichfarbener Umschlag und ein Greifling aus Holzperlen',
  ),
  christmas: picture(
    725839649,
    '1200x900/824caa9893/weihnachten-winterkranz-szene.webp',
    'Dunkelgrüne Weihnachtskarte mit Tannenkranz und goldener Schrift zwischen Tannenzweigen, Beeren und Kerzen, davor ein weinroter Umschlag',
  ),
};
