import { expect, test } from 'vitest';
import { asksForShared, readShared } from './read-share.ts';

const token = `share-12-6f0f6d2e-7a0f-4d6f-9b57-0a3f4b6f7c01.t2k4w0.${'a'.repeat(43)}`;

test('a link names its story and the token that opens it', () => {
  expect(readShared(new URLSearchParams({ share: token }))).toEqual({ storyId: 12, token });
});

test.each(['', 'share-', 'local-preview', `${token}x`, token.replace('12', '../12')])(
  '%j is none',
  (share) => {
    const query = new URLSearchParams({ share });
    expect(readShared(query)).toBeUndefined();
    expect(asksForShared(query)).toBe(true);
  },
);
