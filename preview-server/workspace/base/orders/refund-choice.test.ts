import { expect, test } from 'vitest';
import { firstRefund, readRefund } from './refund-choice.ts';

const eur = (minorUnits: number) => ({ minorUnits, currency: 'eur' as const });
const refundable = {
  settles: 'back' as const,
  quantities: [3, 40],
  reducible: [eur(900), eur(3000)],
  shipping: eur(499),
  total: eur(9000),
};

test('pieces and amounts are read as they are typed, and no more than is left', () => {
  const read = (quantities: string[], shipping: string, reductions = ['', '']) =>
    readRefund({ quantities, reductions, shipping }, refundable);
  const none = { reductions: [0, 0] };
  expect(read(['1', ' 40 '], '4,99')).toEqual({ quantities: [1, 40], shippingMinorUnits: 499, ...none });
  expect(read(['', '0'], '2.5')).toEqual({ quantities: [0, 0], shippingMinorUnits: 250, ...none });
  expect(read(['', '0'], '')).toEqual({ quantities: [0, 0], shippingMinorUnits: 0, ...none });
  expect(read(['0', '0'], '', ['', '12,50'])).toMatchObject({ reductions: [0, 1250] });
  expect(read(['0', '0'], '', ['9,01', ''])).toBeUndefined();
  for (const wrong of [
    ['4', '0'],
    ['-1', '0'],
    ['1,5', '0'],
    ['x', '0'],
  ])
    expect(read(wrong, '0')).toBeUndefined();
  for (const wrong of ['5', '4,999', 'x', '-1']) expect(read(['0', '0'], wrong)).toBeUndefined();
});

test('a refund begins with what was withdrawn from, and else with all that is left', () => {
  const line = (hasWithdrawalRight: boolean) => ({ hasWithdrawalRight });
  const begin = (withdrawals: { goods: string; quantities: number[] | null }[], rights = [true, true]) =>
    firstRefund({ lines: rights.map(line), withdrawals }, refundable);
  expect(begin([])).toMatchObject({ quantities: ['3', '40'], shipping: '4,99' });
  expect(begin([{ goods: '', quantities: null }])).toMatchObject({
    quantities: ['3', '40'],
    shipping: '4,99',
  });
  expect(begin([{ goods: '', quantities: null }], [true, false])).toMatchObject({
    quantities: ['3', '0'],
    shipping: '0,00',
  });
  expect(begin([{ goods: '4 × Stift', quantities: [4, 0] }])).toMatchObject({
    quantities: ['3', '0'],
    shipping: '0,00',
  });
  expect(begin([{ goods: 'nur die Stifte', quantities: null }]).quantities).toEqual(['0', '0']);
});
