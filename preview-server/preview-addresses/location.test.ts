import { expect, test } from 'vitest';
import { locationProblem, originOf } from './location.ts';

const local = ['http://localhost:4000', 'http://plugins.localhost:4000'];
const remote = ['https://redaktion.example'];

test.each([
  'http://localhost:5173',
  'http://[::1]:5173/',
  'https://preview.example/{{ it.lang }}/{{it.full_slug}}?draft=1',
  'https://preview.example/open?slug=',
  'https://preview.example/{{ @activeTranslatedSlug({ it }) /}}',
])('%s is an address that previews begin with', (location) => {
  expect(locationProblem(location, local)).toBeUndefined();
});

test.each([
  ['', /must begin with http/],
  ['preview.example', /must begin with http/],
  ['javascript:alert(1)', /must begin with http/],
  ['data:text/html,x', /must begin with http/],
  ['https://', /must begin with http/],
  ['https://preview.example:99999/', /must begin with http/],
  ['https://{{ it.slug }}/', /must begin with http/],
  ['https://preview.{{ it.slug }}/', /must begin with http/],
  ['https://user:secret@preview.example/', /must begin with http/],
  ['https://preview.example\\@evil.example/', /must begin with http/],
  ["https://preview.example; script-src 'unsafe-inline'/", /must begin with http/],
  [
    'https://preview.example/{{ it.content.title }}',
    /\{\{ it\.content\.title \}\}, which stands for nothing/,
  ],
  ['https://preview.example/{{ it.slug', /\{\{, which stands for nothing/],
  ['http://localhost:4000/x', /editors' own server/],
  ['HTTP://LOCALHOST:4000', /editors' own server/],
  ['http://plugins.localhost:4000/', /editors' own server/],
])('%s is none', (location, problem) => {
  expect(locationProblem(location, local)).toMatch(problem);
});

test('an encrypted workspace shows encrypted pages, and those of the own machine', () => {
  expect(locationProblem('http://preview.example/', remote)).toMatch(/must begin with https/);
  expect(locationProblem('https://preview.example/', remote)).toBeUndefined();
  expect(locationProblem('http://localhost:5173/', remote)).toBeUndefined();
});

test('the origin of an address holds nothing of its placeholders', () => {
  expect(originOf('https://preview.example:8443/{{ it.slug }}?a={{it.lang}}')).toBe(
    'https://preview.example:8443',
  );
});
