import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** One module shows every address; the server has read it already (server/sites/read-address.ts). */
export default [
  // A splat does not match the root path.
  index('routes/story.tsx', { id: 'home' }),
  route('*', 'routes/story.tsx', { id: 'story' }),
] satisfies RouteConfig;
