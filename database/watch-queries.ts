import { metrics, SpanKind, trace } from '@opentelemetry/api';
import type { Pool } from 'pg';

export type SlowQuery = { milliseconds: number; statement: string };

/** Milliseconds from which a query is named in the log. */
const slowMs = 250;
const longestStatement = 500;

/**
 * Times the queries of a pool, follows those of a traced request, and tells of slow ones: their text alone, whose values
 * stand beside it and are left out.
 */
export function watchQueries(pool: Pool, onSlow: (query: SlowQuery) => void): void {
  const meter = metrics.getMeter('blattwerk');
  const duration = meter.createHistogram('db.client.operation.duration', {
    description: 'Time until a query was answered.',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15] },
  });
  meter
    .createObservableGauge('db.client.connection.pending_requests', {
      description: 'Queries that wait for a connection.',
    })
    .addCallback((result) => result.observe(pool.waitingCount));
  meter
    .createObservableGauge('db.client.connection.count', { description: 'Open connections.' })
    .addCallback((result) => {
      result.observe(pool.idleCount, { state: 'idle' });
      result.observe(pool.totalCount - pool.idleCount, { state: 'used' });
    });
  pool.on('connect', (client) => {
    const { query } = client;
    const watched = (...asked: unknown[]): unknown => {
      const statement = statementOf(asked[0]);
      const operation = operationOf(statement);
      const start = performance.now();
      const span = trace.getTracer('blattwerk').startSpan(operation, { kind: SpanKind.CLIENT });
      const note = () => {
        const milliseconds = performance.now() - start;
        duration.record(milliseconds / 1000, { 'db.operation.name': operation });
        span.setAttributes({ 'db.query.text': statement, 'db.operation.name': operation }).end();
        if (milliseconds >= slowMs) onSlow({ milliseconds: Math.round(milliseconds), statement });
      };
      // The pool asks with a callback, a transaction waits for a promise.
      const callback = asked.at(-1);
      if (typeof callback === 'function') {
        const noting = (...answer: unknown[]) => {
          note();
          Reflect.apply(callback, undefined, answer);
        };
        return Reflect.apply(query, client, [...asked.slice(0, -1), noting]);
      }
      const answer: unknown = Reflect.apply(query, client, asked);
      if (answer instanceof Promise) answer.then(note, note);
      return answer;
    };
    Object.assign(client, { query: watched });
  });
}

function statementOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : isNamed(asked) ? asked.text : '';
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longestStatement);
}

const isNamed = (asked: unknown): asked is { text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string';

/** One of a few words: figures are kept for each. */
function operationOf(statement: string): string {
  const word = /^\(?(select|insert|update|delete|with|begin|commit|rollback)\b/i.exec(statement)?.[1];
  return word?.toLowerCase() ?? 'other';
}
