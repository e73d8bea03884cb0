import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { TargetLink, useLinkTarget } from '../../components/link/story-link.tsx';
import { usePage } from '../../context/page-context.tsx';

type NavLinkProps = { blok: (BlockOf<'nav_link'> | BlockOf<'nav_item'>) & { _lang?: string } };

/** A labelled link of navigation, footer or overview; it says when its page is the one being shown. */
export function NavLink({ blok }: NavLinkProps) {
  const target = useLinkTarget(blok.link);
  const { path } = usePage();
  if (!target) return <span lang={blok._lang}>{blok.label}</span>;
  return (
    <TargetLink aria-current={target.href === path ? 'page' : undefined} lang={blok._lang} target={target}>
      {blok.label}
    </TargetLink>
  );
}
