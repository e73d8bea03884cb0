import express from 'express';
import { describe, expect, it } from 'vitest';
import { rateLimit } from './rate-limit.ts';

type Answer = { status: number; body: unknown };

/** Runs the handler as Express does, without a network. */
function ask(handler: ReturnType<typeof rateLimit>, ip: string): Answer {
  const answer: Answer = { status: 200, body: undefined };
  const request = Object.create(express.request, { ip: { value: ip } });
  const response = {
    status(status: number) {
      answer.status = status;
      return response;
    },
    json(body: unknown) {
      answer.body = body;
      return response;
    },
  };
  handler(request, Object.assign(Object.create(express.response), response), () => {});
  return answer;
}

describe('rateLimit', () => {
  it('counts each address by the second and answers as the vendor does', () => {
    let now = 1_000_000;
    const limit = rateLimit(2, () => now);
    const statuses = () =>
      [ask(limit, 'a'), ask(limit, 'a'), ask(limit, 'a'), ask(limit, 'b')].map(({ status }) => status);
    expect(statuses()).toEqual([200, 200, 429, 200]);
    expect(ask(limit, 'a').body).toEqual({ error: 'Rate limit of 2 request per second has been reached' });
    now += 1000;
    expect(statuses()).toEqual([200, 200, 429, 200]);
  });

  it('is off at zero', () => {
    const limit = rateLimit(0, () => 0);
    expect(Array.from({ length: 50 }, () => ask(limit, 'a').status)).toEqual(Array(50).fill(200));
  });
});
