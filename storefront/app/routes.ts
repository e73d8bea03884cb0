import { type RouteConfig, route } from '@react-router/dev/routes';

/** One route shows every address; the server has read it already (server/sites/read-address.ts). */
export default [route('*', 'routes/story.tsx')] satisfies RouteConfig;
