import { inlineJson } from '../../page/document/inline-json.ts';
import type { PageContent, UnreachableCause } from '../../page/document/page-content.ts';
import type { PageHead } from '../../page/document/page-head.ts';
import { unreachableHeadline } from '../layout/unreachable-page.tsx';
import { useMessages } from '../messages/messages-context.tsx';

/** What belongs into the `<head>` of what is shown. React moves it there, and takes it away with the page. */
export function HeadTags({ outcome }: { outcome: PageContent['outcome'] }) {
  if (outcome.kind === 'redirect') return null;
  if (outcome.kind === 'unreachable') return <UnreachableTags cause={outcome.cause} />;
  return outcome.kind === 'error' ? <FailureTags {...outcome} /> : <PageTags head={outcome.head} />;
}

function PageTags({ head }: { head: PageHead }) {
  const { title, description, robots, canonical, images, alternates, structuredData } = head;
  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta content={description} name="description" />}
      <meta content={robots} name="robots" />
      <link href={canonical} rel="canonical" />
      {alternates.map(({ hreflang, href }) => (
        <link href={href} hrefLang={hreflang} key={hreflang} rel="alternate" />
      ))}
      <meta content="website" property="og:type" />
      <meta content={title} property="og:title" />
      <meta content={canonical} property="og:url" />
      {description !== '' && <meta content={description} property="og:description" />}
      {images.map((image) => (
        <meta content={image} key={image} property="og:image" />
      ))}
      {structuredData.map(inlineJson).map((text) => (
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of the server's own, and nothing in it can end the element.
          dangerouslySetInnerHTML={{ __html: text }}
          key={text}
          type="application/ld+json"
        />
      ))}
    </>
  );
}

/** Made in the browser, so no crawler reads it. */
function UnreachableTags({ cause }: { cause: UnreachableCause }) {
  const t = useMessages();
  return <title>{t(unreachableHeadline[cause])}</title>;
}

/** An error page is not indexed; its title is status code and message. */
function FailureTags({ status, message }: { status: number; message: string }) {
  return (
    <>
      <title>{`${status} ${message}`}</title>
      <meta content="noindex,nofollow" name="robots" />
    </>
  );
}
