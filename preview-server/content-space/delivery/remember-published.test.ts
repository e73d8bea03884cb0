import { describe, expect, it } from 'vitest';
import { rememberPublished } from './remember-published.ts';

describe('rememberPublished', () => {
  it('works each question out once for a content version, drafts always, and what is missing again', async () => {
    let version = 1;
    let worked = 0;
    const remember = rememberPublished(async () => version);
    const ask = async (key: string, isConstant = true) =>
      (await remember({ isConstant, key }, async () => ({ body: `${key} ${++worked}` })))?.body;

    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a 1', 'a 1', 'b 2']);
    expect([await ask('a', false), await ask('a', false)]).toEqual(['a 3', 'a 4']);
    version = 2;
    expect([await ask('a'), await ask('a')]).toEqual(['a 5', 'a 5']);

    const missing = () => remember({ isConstant: true, key: 'c' }, async () => undefined);
    expect([await missing(), await ask('c')]).toEqual([undefined, 'c 6']);
  });
});
