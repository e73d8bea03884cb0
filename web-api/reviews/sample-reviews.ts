import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';

type SampleReview = {
  id: string;
  language: Language;
  author: string;
  rating: number;
  date: string;
  text: string;
};

/** Made up: they show how reviews look, and their authors' names say so. */
export const sampleReviews: readonly SampleReview[] = [
  {
    id: 'sample-1',
    language: 'de',
    author: 'Beispielkundin Anna',
    rating: 5,
    date: '2026-10-28',
    text: 'Die Einladungen liegen wunderbar schwer in der Hand, und das Grün sieht aus wie am Bildschirm.',
  },
  {
    id: 'sample-2',
    language: 'de',
    author: 'Beispielkunde Jonas',
    rating: 4,
    date: '2026-10-11',
    text: 'Schöne Karten und gut verpackt. Beim Gestalten hätten wir uns noch eine zweite Schrift gewünscht.',
  },
  {
    id: 'sample-3',
    language: 'de',
    author: 'Beispielkundin Miriam',
    rating: 5,
    date: '2026-09-19',
    text: 'Drei Muster bestellt, eines verliebt ausgesucht. Die Goldfolie glänzt, ohne aufzutragen.',
  },
  {
    id: 'sample-4',
    language: 'en',
    author: 'Sample customer Grace',
    rating: 5,
    date: '2026-10-21',
    text: 'Lovely heavy paper, and the foil catches the light just as in the picture.',
  },
  {
    id: 'sample-5',
    language: 'en',
    author: 'Sample customer Tom',
    rating: 5,
    date: '2026-09-30',
    text: 'Ordered samples first and was glad I did: the felt paper was the one.',
  },
  {
    id: 'sample-6',
    language: 'fr',
    author: 'Cliente fictive Claire',
    rating: 4,
    date: '2026-10-05',
    text: 'Un papier superbe et une impression très nette.',
  },
  {
    id: 'sample-7',
    language: 'it',
    author: 'Cliente di esempio Luca',
    rating: 5,
    date: '2026-10-02',
    text: 'Carta bellissima e colori fedeli.',
  },
  {
    id: 'sample-8',
    language: 'es',
    author: 'Clienta de ejemplo Lucía',
    rating: 5,
    date: '2026-09-24',
    text: 'Un papel precioso y colores muy fieles.',
  },
  {
    id: 'sample-9',
    language: 'nl',
    author: 'Voorbeeldklant Sanne',
    rating: 4,
    date: '2026-09-12',
    text: 'Prachtig papier en netjes verpakt.',
  },
];
