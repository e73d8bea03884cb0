/** What belongs into a page's `<head>`; worked out on the server, sent as data. */
export type PageHead = {
  title: string;
  description: string;
  robots: string;
  /** Absolute addresses. */
  canonical: string;
  images: readonly string[];
  alternates: readonly { hreflang: string; href: string }[];
  /** JSON-LD. */
  structuredData: readonly object[];
};
