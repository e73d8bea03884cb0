import './styles/base.css';
import type { ReactNode } from 'react';
import { useContent } from './navigation/router.tsx';
import { HeadTags } from './pages/head-tags.tsx';
import { fontPreloads } from './styles/font-preloads.ts';

/** The whole document but its styles and scripts, which only the server knows (`render-page.tsx`). */
export function Document({ children }: { children: ReactNode }) {
  const { page, outcome } = useContent();
  return (
    <html data-channel={page.channel} lang={page.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        {fontPreloads(page.channel).map((href) => (
          <link as="font" crossOrigin="anonymous" href={href} key={href} rel="preload" type="font/woff2" />
        ))}
        <link href="/favicon.svg" rel="icon" type="image/svg+xml" />
        <link href="/favicon.png" rel="icon" sizes="48x48" type="image/png" />
        <link href="/apple-touch-icon.png" rel="apple-touch-icon" />
        <HeadTags outcome={outcome} />
      </head>
      <body>{children}</body>
    </html>
  );
}
