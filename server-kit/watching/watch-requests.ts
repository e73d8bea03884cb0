import type { RequestListener } from 'node:http';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { meter, secondsBetween } from './meter.ts';
import { routeOf } from './name-route.ts';

/** Where requests come in. */
export type Door = 'shop' | 'workspace' | 'back end';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
/** As proxies call a request whose visitor left before its answer. */
const left = 499;

/** Counts and times the requests of a door, and follows those that are traced, by the conventions of OpenTelemetry. */
export function watchRequests(door: Door, app: RequestListener): RequestListener {
  const duration = meter().createHistogram('http.server.request.duration', {
    description: 'Time until an answer was sent whole.',
    unit: 's',
    advice: { explicitBucketBoundaries: secondsBetween },
  });
  return (request, response) => {
    const start = performance.now();
    const method = methods.has(request.method ?? '') ? request.method : '_OTHER';
    const from = propagation.extract(context.active(), request.headers);
    const span = trace.getTracer('blattwerk').startSpan(`${method} ${door}`, { kind: SpanKind.SERVER }, from);
    response.once('close', () => {
      const facts = {
        door,
        'http.request.method': method,
        'http.response.status_code': response.writableFinished ? response.statusCode : left,
        'http.route': routeOf(response),
      };
      duration.record((performance.now() - start) / 1000, facts);
      end(span, `${method} ${facts['http.route']}`, facts);
    });
    context.with(trace.setSpan(from, span), app, undefined, request, response);
  };
}

function end(span: Span, name: string, facts: Record<string, string | number | undefined>): void {
  span.updateName(name);
  span.setAttributes(facts);
  if (Number(facts['http.response.status_code']) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
