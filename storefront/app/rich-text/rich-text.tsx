import { Suspense, useState, useSyncExternalStore } from 'react';
import { isStaticText } from '../../page/story/is-static-text.ts';
import { hasRichText } from '../../page/story/plain-text.ts';
import type { FieldMark } from '../context/editable.ts';
import { usePage } from '../context/page-context.tsx';
import { late, loadLate } from '../late/late.tsx';
import styles from './rich-text.module.css';

const RichTextContent = late(async () => (await import('./rich-text-content.tsx')).RichTextContent);

/** Loads the code of texts that the server has not written into this document. */
export function loadRichText(): Promise<void> {
  return loadLate(RichTextContent);
}

type RichTextProps = {
  /** Value of a rich text field; empty ones render nothing. */
  document: unknown;
  className?: string;
  /** Of the field that the text is from. */
  mark?: FieldMark;
};

/**
 * Formatted text from the content service. What the server wrote stays as it is: the browser loads the renderer
 * only for texts that came later (navigation, preview) or hold something that moves.
 */
export function RichText({ document, className, mark }: RichTextProps) {
  const isFromServer = useIsFromServer(document);
  if (!hasRichText(document)) return null;
  const classes = className ? `${styles.prose} ${className}` : styles.prose;
  if (isFromServer) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React leaves the server's HTML alone.
    return <div className={classes} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
  }
  return (
    <div className={classes} {...mark}>
      <Suspense fallback={null}>
        <RichTextContent document={document} />
      </Suspense>
    </div>
  );
}

/** Whether the page in the browser already shows this very text. */
function useIsFromServer(document: unknown): boolean {
  const { isPreview } = usePage();
  const isFirstRender = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [served] = useState(isFirstRender ? document : undefined);
  return !import.meta.env.SSR && !isPreview && served === document && isStaticText(document);
}

function subscribeToNothing() {
  return () => {};
}
