import { useMemo, useState } from 'react';
import type { SettingsStory } from '../page/story/story.ts';
import { StoryBlocks } from './blocks/story-blocks.tsx';
import { pageOf } from './context/page.ts';
import { PageProvider } from './context/page-context.tsx';
import { Document } from './document.tsx';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { useFlags } from './flags/use-flags.ts';
import { useAliveFrame } from './late/part.tsx';
import { ErrorPage, OtherError } from './layout/error-page.tsx';
import { useVisit } from './measuring/use-visit.ts';
import { Router, useContent } from './navigation/router.tsx';
import type { Shown } from './navigation/shown.ts';
import { Shell } from './pages/shell.tsx';
import { loadNextPage, ShownPage } from './pages/shown-page.tsx';
import { usePreload } from './preload/use-preload.ts';
import { useDraft } from './preview/use-draft.ts';
import { useSession } from './preview/use-session.ts';
import { TextBloksContext } from './rich-text/blok-node.tsx';

/** What readers are told of an unforeseen error: nothing of the inside. */
export const couldNotBeShown = 'The page could not be shown.';

const failure = { status: 500, message: couldNotBeShown };

/** The document of a page, as the server renders it and the browser takes it over. */
export function Root({ first }: { first: Shown }) {
  return (
    <Router first={first} loadCode={loadNextPage}>
      <Document>
        <Shop />
      </Document>
    </Router>
  );
}

/** The last resort, when even header and footer cannot be shown. */
export function BareRoot({ first }: { first: Shown }) {
  return (
    <Router first={first} loadCode={loadNextPage}>
      <Document>
        <BareError />
      </Document>
    </Router>
  );
}

function Shop() {
  const content = useContent();
  return (
    <ErrorBoundary fallback={<BareError />} resetKey={content}>
      <ShopPage />
    </ErrorBoundary>
  );
}

function ShopPage() {
  const content = useContent();
  const { page: data, settings: loaded, outcome } = content;
  const page = useMemo(() => pageOf(data), [data]);
  const known = useUnchanged(loaded);
  const settings = useDraft<'settings'>(known, page) ?? known;
  useSession(page.preview);
  usePreload(page.isPreview);
  useVisit(page);
  useAliveFrame();
  useFlags(page);
  return (
    <PageProvider page={page}>
      <TextBloksContext value={StoryBlocks}>
        <Shell settings={settings?.content}>
          <ErrorBoundary fallback={<ErrorPage {...failure} />} resetKey={content}>
            <ShownPage outcome={outcome} />
          </ErrorBoundary>
        </Shell>
      </TextBloksContext>
    </PageProvider>
  );
}

/** The settings come anew with every page: as long as they say the same, header and footer are not drawn again. */
function useUnchanged(settings: SettingsStory | undefined): SettingsStory | undefined {
  const [known, setKnown] = useState(settings);
  const isSame = useMemo(
    () => known === settings || JSON.stringify(known) === JSON.stringify(settings),
    [known, settings],
  );
  if (!isSame) setKnown(settings);
  return isSame ? known : settings;
}

function BareError() {
  return (
    <main>
      <OtherError {...failure} homeHref="/" />
    </main>
  );
}
