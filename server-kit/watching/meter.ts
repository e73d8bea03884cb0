import { metrics } from '@opentelemetry/api';

/** OpenTelemetry's meter of this process; without a provider its instruments record nothing. */
export const meter = () => metrics.getMeter('blattwerk');

/** Bucket boundaries of request durations, in seconds: from a kept page to a late answer. */
export const secondsBetween = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
