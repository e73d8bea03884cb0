import { expect, test } from 'vitest';
import { type Change, createContentVersion } from './content-version.ts';
import type { DeliveryClient } from './delivery-client.ts';

/** A content space of one story, which is published anew at a moment of the test's choice. */
function openSpace() {
  let publications = 1;
  let beforeLinks = () => {};
  const client: DeliveryClient = {
    async get(path, _parameters, schema) {
      if (path === 'cdn/links') beforeLinks();
      const published_at = `2026-11-24T10:00:0${publications}.000Z`;
      const link = {
        name: 'Versand',
        slug: 'blattwerk/versand',
        is_folder: false,
        published: true,
        published_at,
      };
      const answers = {
        'cdn/spaces/me': { space: { version: publications } },
        'cdn/links': { links: { a: link } },
      };
      return {
        ok: true,
        value: schema.parse(Object.entries(answers).find(([known]) => known === path)?.[1]),
      };
    },
  };
  return {
    client,
    publish: () => {
      publications += 1;
    },
    beforeLinks: (happens: () => void) => {
      beforeLinks = () => {
        beforeLinks = () => {};
        happens();
      };
    },
  };
}

test('a publication between the first version and the first stories read is in no comparison: all may be outdated', async () => {
  const space = openSpace();
  const changes: Change[] = [];
  const version = createContentVersion(space.client, (change) => changes.push(change));
  space.beforeLinks(space.publish);
  await version.current();
  await version.look();
  expect(changes).toEqual(['unexplained']);
  await version.look();
  expect(changes).toHaveLength(1);
});

test('later publications are told by the stories they changed, once, also when they come while stories are read', async () => {
  const space = openSpace();
  const changes: Change[] = [];
  const version = createContentVersion(space.client, (change) => changes.push(change));
  await version.current();
  await version.look();
  space.publish();
  space.beforeLinks(space.publish);
  await version.look();
  await version.look();
  expect(changes).toMatchObject([{ isAny: true, outdated: new Set(['story a']) }]);
});
