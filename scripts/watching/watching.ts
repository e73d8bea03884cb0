import type { RequestListener } from 'node:http';
import { type Door, watchRequests } from '@blattwerk/server-kit/watching/watch-requests.ts';
import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Environment } from '../environment.ts';
import { listen, stopListening } from '../listen.ts';
import type { Part } from '../parts.ts';
import { watchProcess } from './process-figures.ts';

type WatchingSettings = Pick<
  Environment,
  'METRICS_HOST' | 'METRICS_PORT' | 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRACED_SHARE'
>;
export type Watching = {
  /** Counts, times and follows what comes in at a door. */
  door(name: Door, app: RequestListener): RequestListener;
  close(): Promise<void>;
};
export type WatchingResult = { ok: true; watching: Watching } | { ok: false; message: string };

/**
 * Figures for Prometheus at `/metrics` of a port of their own, and traces for a collector, each where it is set. Begin
 * before anything that is watched is made.
 */
export async function startWatching(settings: WatchingSettings, part: Part | 'all'): Promise<WatchingResult> {
  const resource = resourceFromAttributes({
    'service.name': part === 'all' ? 'blattwerk' : `blattwerk-${part}`,
  });
  const closers: (() => Promise<void>)[] = [];
  const { METRICS_HOST: host, METRICS_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings;
  if (port !== undefined) {
    const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true });
    const listening = await listen(metricsApp(exporter), { host, port, setting: 'METRICS_PORT' });
    if (!listening.ok) return listening;
    const provider = new MeterProvider({ resource, readers: [exporter] });
    metrics.setGlobalMeterProvider(provider);
    watchProcess();
    closers.push(async () => {
      await stopListening(listening.server, 0);
      metrics.disable();
      await provider.shutdown();
    });
  }
  if (collector !== undefined) closers.push(followTraces(collector, settings.TRACED_SHARE, resource));
  return {
    ok: true,
    watching: {
      door: closers.length > 0 ? watchRequests : (_name, app) => app,
      close: async () => {
        for (const close of closers) await close();
      },
    },
  };
}

function metricsApp(exporter: PrometheusExporter): RequestListener {
  return (request, response) => {
    if (request.method === 'GET' && request.url === '/metrics')
      exporter.getMetricsRequestHandler(request, response);
    else response.writeHead(404).end();
  };
}

/**
 * @param share of requests that are followed, where none has decided before
 * @returns what ends it; a collector that is away keeps no process from ending
 */
function followTraces(
  collector: string,
  share: number,
  resource: ReturnType<typeof resourceFromAttributes>,
): () => Promise<void> {
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${collector}/v1/traces`, timeoutMillis: 5_000 }),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => {});
    trace.disable();
    propagation.disable();
    context.disable();
  };
}
