import { describe, expect, it } from 'vitest';
import { meantEmail } from './meant-email.ts';

describe('meantEmail', () => {
  it.each([
    ['claire@gmial.com', 'claire@gmail.com'],
    ['claire@gmail.con', 'claire@gmail.com'],
    ['Claire.Dupont@Gmx.d', 'Claire.Dupont@gmx.de'],
    ['claire@wbe.de', 'claire@web.de'],
    ['claire@t-onlien.de', 'claire@t-online.de'],
    ['claire@hotmial.fr', 'claire@hotmail.fr'],
    ['claire@orage.fr', 'claire@orange.fr'],
    ['claire@liberi.it', 'claire@libero.it'],
    ['claire@yaho.es', 'claire@yahoo.es'],
    ['claire@outlok.com', 'claire@outlook.com'],
  ])('takes %s for %s', (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
  });

  it.each([
    ...[
      'gmail.com',
      'gmx.com',
      'live.at',
      'wdr.de',
      'bmw.de',
      'home.de',
      'mac.de',
      'zdf.de',
      'orf.at',
      'mail.ru',
    ],
    ...['uni-muenchen.de', 'kunst.berlin', 'firma.swiss', 'blattwerk.example', 'x.io', 'sfr.com', 'tin.it'],
  ])('says nothing of %s', (domain) => {
    expect(meantEmail(`claire@${domain}`)).toBeUndefined();
  });

  it.each(['', 'claire', 'claire@', '@gmial.com', 'claire@gmial.com, anna@web.de'])(
    'says nothing of “%s”',
    (typed) => {
      expect(meantEmail(typed)).toBeUndefined();
    },
  );
});
