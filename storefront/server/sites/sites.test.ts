import { expect, test } from 'vitest';
import { createSites } from './sites.ts';

const sites = createSites('http://localhost:3000');

test.each([
  ['localhost:3000', 'blattwerk', 'DE', 'http://localhost:3000'],
  ['ch.localhost:3000', 'blattwerk', 'CH', 'http://ch.localhost:3000'],
  ['myposter.localhost', 'myposter', 'DE', 'http://myposter.localhost:3000'],
  ['CH.myposter.localhost:3000', 'myposter', 'CH', 'http://ch.myposter.localhost:3000'],
  ['127.0.0.1:3000', 'blattwerk', 'DE', 'http://localhost:3000'],
  ['[::1]:3000', 'blattwerk', 'DE', 'http://localhost:3000'],
  ['www.blattwerk.at', 'blattwerk', 'AT', 'https://www.blattwerk.at'],
  ['www.myposter.co.uk', 'myposter', 'GB', 'https://www.myposter.co.uk'],
])('%s is the %s shop in %s', (host, channel, country, origin) => {
  expect(sites.find(host)).toMatchObject({ channel, country, origin });
});

test.each([undefined, '', 'evil.example', 'xx.localhost', 'blattwerk.localhost.evil.example'])(
  '%s is no shop of ours',
  (host) => {
    expect(sites.find(host)).toBeUndefined();
  },
);

test('sites know the other brand in the same country and kind of address', () => {
  expect(sites.find('ch.localhost')?.otherChannel).toEqual({
    channel: 'myposter',
    origin: 'http://ch.myposter.localhost:3000',
  });
  expect(sites.find('www.myposter.at')?.otherChannel).toEqual({
    channel: 'blattwerk',
    origin: 'https://www.blattwerk.at',
  });
});

test('sites know their siblings in the same kind of address', () => {
  expect(sites.find('ch.localhost')?.siblings.get('AT')).toBe('http://at.localhost:3000');
  expect(sites.find('www.blattwerk.ch')?.siblings.get('AT')).toBe('https://www.blattwerk.at');
  expect(sites.find('www.blattwerk.ch')?.name).toBe('Blattwerk.ch');
});
