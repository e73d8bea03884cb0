import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patiently } from './patiently.ts';

/** A part of the editor whose code comes when it is first shown, and is waited for; see `patiently`. Needs a Suspense above it. */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await patiently(load) }));
}
