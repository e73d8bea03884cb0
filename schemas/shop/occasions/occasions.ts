/** Occasions with a range of cards of their own. */
export const occasions = [
  'einschulung',
  'firmung',
  'geburt',
  'geburtstag',
  'kindergeburtstag',
  'hochzeit',
  'kommunion',
  'konfirmation',
  'ostern',
  'taufe',
  'trauer',
  'weihnachten-geschaeftlich',
  'weihnachten-privat',
] as const;
export type Occasion = (typeof occasions)[number];

export const occasionLabels: Record<Occasion, string> = {
  einschulung: 'Einschulung',
  firmung: 'Firmung',
  geburt: 'Geburt',
  geburtstag: 'Geburtstag',
  kindergeburtstag: 'Kindergeburtstag',
  hochzeit: 'Hochzeit',
  kommunion: 'Kommunion',
  konfirmation: 'Konfirmation',
  ostern: 'Ostern',
  taufe: 'Taufe',
  trauer: 'Trauer',
  'weihnachten-geschaeftlich': 'Weihnachten geschäftlich',
  'weihnachten-privat': 'Weihnachten privat',
};
