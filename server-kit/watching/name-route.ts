import type { ServerResponse } from 'node:http';

const routes = new WeakMap<ServerResponse, string>();

/** Says what kind of request is answered, for figures: one of a few names, never an address that visitors make up. */
export function nameRoute(response: ServerResponse, route: string): void {
  routes.set(response, route);
}

/** What was said last; `other` where nothing was. */
export function routeOf(response: ServerResponse): string {
  return routes.get(response) ?? 'other';
}
