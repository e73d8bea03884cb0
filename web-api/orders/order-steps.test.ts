import { orderStates, paymentStates } from '@blattwerk/schemas/shop/service/order-states.ts';
import { expect, test } from 'vitest';
import { needsReason, paymentStepProblem, stepProblem } from './order-steps.ts';

const pairs = <State extends string>(states: readonly State[]) =>
  states.flatMap((from) => states.map((to) => [from, to] as const));

test('an order goes one way, and back from print only with a reason', () => {
  const allowed = pairs(orderStates).filter(
    ([state, next]) =>
      stepProblem({ state, paymentState: 'paid', hasParcel: true }, next, 'Ein Grund') === undefined,
  );
  expect(allowed).toEqual([
    ['placed', 'in_print'],
    ['placed', 'cancelled'],
    ['in_print', 'placed'],
    ['in_print', 'shipped'],
    ['shipped', 'delivered'],
  ]);
  expect(
    stepProblem({ state: 'in_print', paymentState: 'paid', hasParcel: true }, 'placed', undefined),
  ).toMatchObject({ refusal: 'reason-missing', sentence: expect.stringMatching(/why/) });
});

test('nothing is printed before its payment is safe', () => {
  const printable = paymentStates.filter(
    (paymentState) =>
      stepProblem({ state: 'placed', paymentState, hasParcel: true }, 'in_print', undefined) === undefined,
  );
  expect(printable).toEqual(['authorized', 'paid']);
});

test('an order whose print files are not ready is shipped with a reason alone; once they are, without one', () => {
  const order = { state: 'in_print', paymentState: 'paid', hasParcel: true } as const;
  const unfinished = { ...order, isPrintUnfinished: true };
  expect(stepProblem(unfinished, 'shipped', undefined)).toMatchObject({ refusal: 'print-unfinished' });
  expect(stepProblem(unfinished, 'shipped', 'Von Hand gedruckt')).toBeUndefined();
  expect(stepProblem(order, 'shipped', undefined)).toBeUndefined();
  expect([needsReason(unfinished, 'shipped'), needsReason(order, 'shipped')]).toEqual([true, false]);
});

test('what is not sent by parcel is delivered without print', () => {
  const order = { state: 'placed', paymentState: 'paid', hasParcel: false } as const;
  expect(stepProblem(order, 'delivered', undefined)).toBeUndefined();
  expect(stepProblem(order, 'in_print', undefined)).toMatchObject({ refusal: 'nothing-to-print' });
});

test('a payment goes one way', () => {
  const allowed = pairs(paymentStates).filter(
    ([paymentState, next]) => paymentStepProblem({ paymentState }, next) === undefined,
  );
  expect(allowed).toEqual([
    ['open', 'authorized'],
    ['open', 'paid'],
    ['open', 'cancelled'],
    ['authorized', 'paid'],
    ['authorized', 'cancelled'],
    ['paid', 'refunded'],
    ['cancelled', 'refunded'],
  ]);
});
