import { metrics } from '@opentelemetry/api';

/** Takes figures; those of a process that nobody watches are taken by an instrument that does nothing. */
export const meter = () => metrics.getMeter('blattwerk');

/** Seconds that separate an answer from memory, a page that is made, a picture that is drawn, and what is late. */
export const secondsBetween = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
