import { expect, test } from 'vitest';
import { type Addressee, envelopesOf, nameList } from './envelopes.ts';

const place = {
  country: 'DE',
  careOf: '',
  street: 'Lindenweg 5',
  postalCode: '80331',
  city: 'München',
  province: '',
} as const;
const guests: Addressee[] = [
  { id: '1', name: 'Familie Müller', envelope: '', place },
  { id: '2', name: 'Oma', envelope: 'Käthe Beispiel\nund Begleitung', place: { ...place, careOf: 'Berg' } },
  { id: '3', name: 'Noch ohne Adresse', envelope: '', place: null },
  {
    id: '4',
    name: 'Giulia Rossi',
    envelope: '',
    place: {
      country: 'IT',
      careOf: '',
      street: 'Via Roma 1',
      postalCode: '00144',
      city: 'Roma',
      province: 'RM',
    },
  },
];

test('an envelope has the names, the place, and the country only abroad, as the sender’s post calls it', () => {
  expect(envelopesOf(guests, 'de-DE')).toEqual([
    { id: '1', lines: ['Familie Müller', 'Lindenweg 5', '80331 München'] },
    { id: '2', lines: ['Käthe Beispiel', 'und Begleitung', 'c/o Berg', 'Lindenweg 5', '80331 München'] },
    { id: '4', lines: ['Giulia Rossi', 'Via Roma 1', '00144 Roma RM', 'ITALIEN'] },
  ]);
  const [, , fromItaly] = envelopesOf(guests, 'it-IT');
  expect(fromItaly?.lines).toEqual(['Giulia Rossi', 'Via Roma 1', '00144 Roma RM']);
  expect(envelopesOf(guests, 'fr-FR')[0]?.lines.at(-1)).toBe('ALLEMAGNE');
});

test('cards are addressed to everybody on the list', () => {
  expect(nameList(guests)).toEqual([
    'Familie Müller',
    'Käthe Beispiel und Begleitung',
    'Noch ohne Adresse',
    'Giulia Rossi',
  ]);
});
