import type { BlockOf } from '@blattwerk/schemas/schema.ts';
import { TargetLink, useLinkTarget } from '../../components/link/story-link.tsx';
import { editable, marksOf } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';

type NavLinkProps = { blok: (BlockOf<'nav_link'> | BlockOf<'nav_item'>) & { _lang?: string } };

/** A labelled link of navigation, footer or overview; it says when its page is the one being shown. */
export function NavLink({ blok }: NavLinkProps) {
  const mark = marksOf(blok);
  const target = useLinkTarget(blok.link);
  const { path } = usePage();
  const marks = { ...editable(blok), ...mark.label, ...mark.link };
  if (!target) return <span {...marks}>{blok.label}</span>;
  return (
    <TargetLink aria-current={target.href === path ? 'page' : undefined} target={target} {...marks}>
      {blok.label}
    </TargetLink>
  );
}
