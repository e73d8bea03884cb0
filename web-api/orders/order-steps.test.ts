import { orderStates, paymentStates } from '@blattwerk/schemas/shop/service/order-states.ts';
import { expect, test } from 'vitest';
import { paymentStepProblem, stepProblem } from './order-steps.ts';

const pairs = <State extends string>(states: readonly State[]) =>
  states.flatMap((from) => states.map((to) => [from, to] as const));

test('an order goes one way, and back from print only with a reason', () => {
  const allowed = pairs(orderStates).filter(
    ([state, next]) => stepProblem({ state, paymentState: 'paid' }, next, 'Ein Grund') === undefined,
  );
  expect(allowed).toEqual([
    ['placed', 'in_print'],
    ['placed', 'cancelled'],
    ['in_print', 'placed'],
    ['in_print', 'shipped'],
    ['shipped', 'delivered'],
  ]);
  expect(stepProblem({ state: 'in_print', paymentState: 'paid' }, 'placed', undefined)).toMatch(/why/);
});

test('nothing is printed before its payment is safe', () => {
  const printable = paymentStates.filter(
    (paymentState) => stepProblem({ state: 'placed', paymentState }, 'in_print', undefined) === undefined,
  );
  expect(printable).toEqual(['authorized', 'paid']);
});

test('a payment goes one way', () => {
  const allowed = pairs(paymentStates).filter(
    ([paymentState, next]) => paymentStepProblem({ state: 'placed', paymentState }, next) === undefined,
  );
  expect(allowed).toEqual([
    ['open', 'authorized'],
    ['open', 'paid'],
    ['open', 'cancelled'],
    ['authorized', 'paid'],
    ['authorized', 'cancelled'],
    ['paid', 'refunded'],
  ]);
});
