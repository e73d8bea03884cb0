import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillLocation, type PlacedStory } from './fill-location.ts';

const shipping: PlacedStory = {
  id: 7,
  uuid: '6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c01',
  fullSlug: 'blattwerk/service/versand',
  path: null,
  translatedSlug: 'blattwerk/service/shipping',
};

test.each([
  ['https://preview.example', {}, 'https://preview.example/blattwerk/service/versand'],
  ['https://preview.example/', {}, 'https://preview.example/blattwerk/service/versand'],
  ['https://preview.example/app', {}, 'https://preview.example/app/blattwerk/service/versand'],
  [
    'https://preview.example/open?secret=s&slug=',
    {},
    'https://preview.example/open?secret=s&slug=blattwerk/service/versand',
  ],
  ['https://preview.example/#/', {}, 'https://preview.example/#/blattwerk/service/versand'],
  ['https://preview.example/', { path: '/' }, 'https://preview.example/'],
  ['https://preview.example/', { path: '/hilfe/versand' }, 'https://preview.example/hilfe/versand'],
  ['https://preview.example/', { path: '//evil.example/' }, 'https://preview.example/evil.example/'],
  ['https://preview.example/', { path: '{{ it.lang }}/{{it.slug}}' }, 'https://preview.example/en/versand'],
  ['https://preview.example/', { path: '{{lang}}/größe?' }, 'https://preview.example/en/gr%C3%B6%C3%9Fe%3F'],
  ['https://preview.example/{{ it.lang }}/{{ it.slug }}', {}, 'https://preview.example/en/versand'],
  [
    'https://preview.example/{{ it.lang }}/{{ it.slug }}',
    { path: '/hilfe' },
    'https://preview.example/en/versand',
  ],
  [
    'https://preview.example/{{ it.folder.slug }}/{{ it.slug }}',
    { fullSlug: 'blattwerk/magazin/' },
    'https://preview.example/blattwerk/magazin/magazin',
  ],
  [
    'https://preview.example/{{ @activeTranslatedSlug({ it }) /}}',
    {},
    'https://preview.example/blattwerk/service/shipping',
  ],
  [
    'https://preview.example/?id={{it.id}}&in={{ it.folder.slug }}&to={{folder.translated_slug}}',
    {},
    'https://preview.example/?id=7&in=blattwerk/service&to=blattwerk/service',
  ],
])('%s with %j', (location, change, address) => {
  expect(fillLocation(location, { ...shipping, ...change }, 'en').href).toBe(address);
});

test('no text of a story chooses another host, nor adds parameters to a query', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  const story = fc.record({
    id: fc.nat(),
    uuid: text,
    fullSlug: text,
    path: fc.option(text),
    translatedSlug: text,
  });
  const location = fc.constantFrom(
    'https://preview.example',
    'https://preview.example/{{ it.slug }}',
    'https://preview.example/{{ it.full_slug }}/{{ it.lang }}',
    'https://preview.example/open?slug={{ it.translated_slug }}',
    'https://preview.example/open?slug=',
  );
  fc.assert(
    fc.property(location, story, text, (at, values, language) => {
      const filled = fillLocation(at, values, language);
      expect(filled.origin).toBe('https://preview.example');
      expect([...filled.searchParams.keys()]).toEqual(at.includes('?') ? ['slug'] : []);
    }),
  );
});
