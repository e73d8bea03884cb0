import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One page route: the browser has nothing to discover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
