import { beforeEach, expect, test } from 'vitest';
import { settingsStore } from '../../store/settings-store.ts';
import { sayIn } from '../messages/messages.ts';
import { addressProblems } from './address-problems.ts';

const say = sayIn('de');

beforeEach(() => settingsStore.setState({ language: 'de' }));

const others = [{ name: 'Magazin', location: 'https://magazin.example/' }];
const problemsOf = (name: string, location: string) =>
  addressProblems(say, { name, location }, others, 'https://redaktion.example');

test('a name of its own and an address with placeholders are right, spaces around them too', () => {
  expect(problemsOf(' Next ', ' https://next.example/{{ it.lang }}/{{ it.slug }} ')).toEqual({
    name: undefined,
    location: undefined,
  });
});

test.each([
  ['', 'https://next.example/', 'Einen Namen eingeben.'],
  ['Magazin', 'https://next.example/', '„Magazin“ heißt schon eine andere Adresse.'],
  ['x'.repeat(101), 'https://next.example/', 'Höchstens 100 Zeichen.'],
])('the name “%s” is refused', (name, location, sentence) => {
  expect(problemsOf(name, location)).toEqual({ name: sentence, location: undefined });
});

test.each([
  ['', /^Mit https:\/\/ und einem Host beginnen/],
  ['next.example', /^Mit https:\/\/ und einem Host beginnen/],
  ['https://next.example/{{ it.colour }}', /^\{\{ it\.colour \}\} steht für nichts/],
  ['https://redaktion.example/x', /^Hier läuft die Redaktion selbst/],
  ['http://next.example/', /^Mit https:\/\/ beginnen/],
  [`https://next.example/${'x'.repeat(1000)}`, /^Höchstens 1000 Zeichen/],
])('the address %s is refused', (location, sentence) => {
  expect(problemsOf('Next', location)).toEqual({
    name: undefined,
    location: expect.stringMatching(sentence),
  });
});
