import { cardDetailExample } from '@blattwerk/schemas/blocks/details/card-detail.ts';
import { expect, test } from 'vitest';
import { productOfBlock } from './product-of-block.ts';

const product = (id: string) => ({ plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id }] });
const content = {
  _uid: 'page',
  component: 'page',
  body: [
    { _uid: 'first', component: 'card_detail', product: product('146101'), format: {} },
    {
      _uid: 'test',
      component: 'ab_test',
      on: [{ _uid: 'nested', component: 'card_detail', product: { items: ['card:146102'] } }],
      text: {
        type: 'doc',
        content: [{ type: 'blok', attrs: { body: [{ ...cardDetailExample, _uid: 'deep' }] } }],
      },
    },
    { _uid: 'bare', component: 'card_detail' },
  ],
};

test.each([
  ['first', { kind: 'card', id: '146101' }],
  ['nested', { kind: 'card', id: '146102' }],
  ['deep', cardDetailExample.product?.items[0]],
  ['bare', undefined],
  ['elsewhere', undefined],
  [undefined, undefined],
])('the product of block %s', (blockId, expected) => {
  expect(productOfBlock(content, blockId, 'product')).toEqual(expected);
});

test('another field may hold it', () => {
  const block = { _uid: 'a', component: 'x', gift: product('7') };
  expect(productOfBlock(block, 'a', 'gift')).toEqual({ kind: 'card', id: '7' });
});

test('content nested without end does not exhaust it', () => {
  let block: object = { _uid: 'deepest', component: 'x', product: product('1') };
  for (let depth = 0; depth < 20_000; depth += 1) block = { _uid: `${depth}`, component: 'x', body: [block] };
  expect(productOfBlock(block, 'deepest', 'product')).toEqual({ kind: 'card', id: '1' });
});
