import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimit } from './rate-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = { status: number; body: unknown };

/** Runs the handler as Express does, without a network. */
async function ask(handler: ReturnType<typeof rateLimit>, ip: string): Promise<Answer> {
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
  await handler(request, Object.assign(Object.create(express.response), response), () => {});
  return answer;
}

describe('rateLimit', () => {
  it('counts each address by the second and answers as the vendor does', async () => {
    const limit = rateLimit(2);
    const statuses = async () => {
      const answers = [ask(limit, 'a'), ask(limit, 'a'), ask(limit, 'a'), ask(limit, 'b')];
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 429, 200]);
    expect((await ask(limit, 'a')).body).toEqual({
      error: 'Rate limit of 2 request per second has been reached',
    });
    vi.advanceTimersByTime(1000);
    expect(await statuses()).toEqual([200, 200, 429, 200]);
  });

  it('is off at zero', async () => {
    const limit = rateLimit(0);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(limit, 'a')));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  });
});
