import { metrics, SpanKind, trace } from '@opentelemetry/api';
import type { Pool } from 'pg';
import { onQueries } from './on-queries.ts';

export type SlowQuery = { milliseconds: number; statement: string };

/** Milliseconds from which a query is named in the log. */
const slowMs = 250;

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
  onQueries(pool, (statement) => {
    const operation = operationOf(statement);
    const start = performance.now();
    const span = trace.getTracer('blattwerk').startSpan(operation, { kind: SpanKind.CLIENT });
    return () => {
      const milliseconds = performance.now() - start;
      duration.record(milliseconds / 1000, { 'db.operation.name': operation });
      span.setAttributes({ 'db.query.text': statement, 'db.operation.name': operation }).end();
      if (milliseconds >= slowMs) onSlow({ milliseconds: Math.round(milliseconds), statement });
    };
  });
}

/** One of a few words: figures are kept for each. */
function operationOf(statement: string): string {
  const word = /^\(?(select|insert|update|delete|with|begin|commit|rollback)\b/i.exec(statement)?.[1];
  return word?.toLowerCase() ?? 'other';
}
