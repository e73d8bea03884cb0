import './styles/base.css';
import { type ReactNode, useEffect, useMemo } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { pageOf } from './context/page.ts';
import { PageProvider } from './context/page-context.tsx';
import { renderContext } from './context/render-context.ts';
import { parseStory } from './context/story.ts';
import { ErrorPage, OtherError } from './layout/error-page.tsx';
import { Shell } from './layout/shell.tsx';
import { shouldLoadAgain } from './navigation/listing-only-change.ts';
import { useOneLocale } from './navigation/use-one-locale.ts';
import { usePreload } from './navigation/use-preload.ts';
import { useScroll } from './navigation/use-scroll.ts';
import { useDraft } from './preview/use-draft.ts';
import { useSession } from './preview/use-session.ts';
import { readFailure } from './routes/failure.ts';
import { fontPreloads } from './styles/font-preloads.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { page, settings } = context.get(renderContext).content;
  return { page, settings };
}

export const shouldRevalidate = shouldLoadAgain;

export function Layout({ children }: { children: ReactNode }) {
  const page = useRouteLoaderData<typeof loader>('root')?.page;
  return (
    <html lang={page?.locale ?? 'de-DE'} data-channel={page?.channel ?? 'blattwerk'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontPreloads(page?.channel ?? 'blattwerk').map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.png" type="image/png" sizes="48x48" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { page: data, settings: text } = useLoaderData<typeof loader>();
  const page = useMemo(() => pageOf(data), [data]);
  const loaded = useMemo(() => (text === undefined ? undefined : parseStory<'settings'>(text)), [text]);
  const settings = useDraft(loaded, page.isPreview) ?? loaded;
  useSession(page.preview);
  useScroll();
  usePreload(page.isPreview);
  useOneLocale(page.locale);
  useEffect(() => {
    if (page.isFlagDebugging) console.info('Flags say', page.treatments);
  }, [page]);
  return (
    <PageProvider page={page}>
      <Shell settings={settings?.content}>
        <Outlet />
      </Shell>
    </PageProvider>
  );
}

/** The last resort: even header and footer could not be shown. */
export function ErrorBoundary() {
  const failure = readFailure(useRouteError());
  const data = useRouteLoaderData<typeof loader>('root')?.page;
  if (!data) {
    return (
      <main>
        <OtherError {...failure} homeHref="/" />
      </main>
    );
  }
  return (
    <PageProvider page={pageOf(data)}>
      <main>
        <ErrorPage {...failure} />
      </main>
    </PageProvider>
  );
}
