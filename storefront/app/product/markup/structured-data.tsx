import { inlineJson } from '../../../page/document/inline-json.ts';

/** Structured data for crawlers. They read documents, so only the server writes it; the browser leaves it as it is. */
export function StructuredData({ markup }: { markup: () => object }) {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, and no script runs it.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inlineJson(markup()) : '' }}
      suppressHydrationWarning
      type="application/ld+json"
    />
  );
}
