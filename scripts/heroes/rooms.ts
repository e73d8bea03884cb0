import type { Hero } from './hero.ts';

/** Rooms with pictures on their walls. */
export const rooms: readonly Hero[] = [
  {
    asset: 'raum-arbeitszimmer',
    design: '240602',
    scene: 'framed-collage',
    focus: [0.46, 0.45],
    title: 'Gerahmtes Poster Zugspitze',
    alt: {
      alt: 'Poster mit Bergketten im Dunst in einem Eichenrahmen mit Passepartout, darunter ein Sideboard mit Büchern und einer Vase mit Eukalyptus',
      alt__i18n__en:
        'Poster of hazy mountain ranges in an oak frame with a mat, below it a sideboard with books and a vase of eucalyptus',
      alt__i18n__fr:
        'Affiche de montagnes dans la brume dans un cadre en chêne avec passe-partout, au-dessus d’un buffet avec des livres et un vase d’eucalyptus',
      alt__i18n__it:
        'Poster con catene montuose nella foschia in una cornice di rovere con passe-partout, sotto una credenza con libri e un vaso di eucalipto',
      alt__i18n__es:
        'Póster de montañas en la bruma en un marco de roble con paspartú, debajo un aparador con libros y un jarrón con eucalipto',
      alt__i18n__nl:
        'Poster van bergketens in de nevel in een eiken lijst met passe-partout, eronder een dressoir met boeken en een vaas eucalyptus',
    },
  },
  {
    asset: 'raum-atelier',
    design: '240202',
    scene: 'framed-collage',
    focus: [0.46, 0.42],
    title: 'Gerahmtes Poster Sternenhimmel',
    alt: {
      alt: 'Nachtblaues Poster mit goldenen Sternen und zwei Namen in einem Eichenrahmen an einer graugrünen Wand, daneben Eukalyptus in einer Vase',
      alt__i18n__en:
        'Midnight blue poster with golden stars and two names in an oak frame on a grey-green wall, eucalyptus in a vase beside it',
      alt__i18n__fr:
        'Affiche bleu nuit avec des étoiles dorées et deux prénoms dans un cadre en chêne sur un mur gris-vert, à côté de l’eucalyptus dans un vase',
      alt__i18n__it:
        'Poster blu notte con stelle dorate e due nomi in una cornice di rovere su una parete grigio-verde, accanto eucalipto in un vaso',
      alt__i18n__es:
        'Póster azul noche con estrellas doradas y dos nombres en un marco de roble sobre una pared gris verdosa, junto a eucalipto en un jarrón',
      alt__i18n__nl:
        'Nachtblauwe poster met gouden sterren en twee namen in een eiken lijst op een grijsgroene muur, ernaast eucalyptus in een vaas',
    },
  },
  {
    asset: 'raum-galerie',
    design: '220401',
    scene: 'poster-in-a-room',
    isNameless: true,
    focus: [0.46, 0.45],
    title: 'Fotocollage Mittelpunkt',
    alt: {
      alt: 'Nachtblaue Collage aus vielen Bildern mit zwei Messingklemmen an der Wand über einem Sideboard aus Eiche, daneben Eukalyptus in einer Vase',
      alt__i18n__en:
        'Midnight blue collage of many pictures hung by two brass clips above an oak sideboard, eucalyptus in a vase beside it',
      alt__i18n__fr:
        'Collage bleu nuit de nombreuses images, tenu par deux pinces en laiton au-dessus d’un buffet en chêne, à côté de l’eucalyptus dans un vase',
      alt__i18n__it:
        'Collage blu notte di molte immagini appeso con due mollette di ottone sopra una credenza di rovere, accanto eucalipto in un vaso',
      alt__i18n__es:
        'Collage azul noche de muchas imágenes colgado con dos pinzas de latón sobre un aparador de roble, junto a eucalipto en un jarrón',
      alt__i18n__nl:
        'Nachtblauwe collage van veel beelden aan twee messing klemmen boven een eiken dressoir, ernaast eucalyptus in een vaas',
    },
  },
];
