import { expect, test } from 'vitest';
import { namedByKey } from './further-in.ts';

test('what is wrong at a further address stays with it when one before it has gone', () => {
  const problem = {
    type: 'about:blank',
    title: '',
    status: 422,
    detail: '',
    payload: { errors: { email: ['a'], 'further.1.street': ['b'], 'further.0.pieces.x': ['c'] } },
  };
  expect(namedByKey(problem, [2, 5]).payload?.errors).toEqual({
    email: ['a'],
    'further.5.street': ['b'],
    'further.2.pieces.x': ['c'],
  });
});
