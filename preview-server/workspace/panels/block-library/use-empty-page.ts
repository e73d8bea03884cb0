import { useMemo } from 'react';
import { type TemplateName, templatesIn } from '../../base/templates/page-templates.ts';
import { useDocument } from '../../store/page/document.ts';

/** A page without blocks, with the templates that it may begin with. */
export type EmptyPage = { root: string; templates: readonly TemplateName[] };

/** The open page as long as nothing stands on it. */
export function useEmptyPage(): EmptyPage | undefined {
  const root = useDocument(({ content, index }) =>
    content.component === 'page' && index.size === 1 ? content._uid : undefined,
  );
  const fullSlug = useDocument(({ story }) => story.full_slug);
  return useMemo(() => {
    if (root === undefined || fullSlug === undefined) return undefined;
    const templates = templatesIn(fullSlug.split('/')[0] ?? '').filter((template) => template !== 'empty');
    return { root, templates };
  }, [root, fullSlug]);
}
