import type { ReactNode } from 'react';
import type { BlockAttributes, FieldMark } from '../../context/editable.ts';
import { usePage } from '../../context/page-context.tsx';
import { useMessages } from '../../messages/messages-context.tsx';
import { type LinkTarget, resolveLink, type StoredLink } from './resolve-link.ts';

type StoryLinkProps = {
  link: StoredLink | null | undefined;
  children: ReactNode;
  className?: string;
  /** Of the fields that words and address are from. */
  mark?: FieldMark | undefined;
};

/** A link an editor set. Where it leads nowhere or somewhere dangerous, its content stands without a link. */
export function StoryLink({ link, children, className, mark }: StoryLinkProps) {
  const target = useLinkTarget(link);
  if (!target)
    return (
      <span className={className} {...mark}>
        {children}
      </span>
    );
  return (
    <TargetLink className={className} target={target} title={link?.title} {...mark}>
      {children}
    </TargetLink>
  );
}

/** Where a stored link leads from this page. */
export function useLinkTarget(link: StoredLink | null | undefined): LinkTarget | undefined {
  return resolveLink(link, usePage().urls);
}

type TargetLinkProps = {
  target: LinkTarget;
  children: ReactNode;
  className?: string;
  title?: string | null;
  'aria-current'?: 'page' | undefined;
} & BlockAttributes &
  FieldMark;

/** The anchor of a resolved link. Plain anchors are cheap to render; the shell turns their clicks into navigation. */
export function TargetLink({ target, children, className, title, ...attributes }: TargetLinkProps) {
  const t = useMessages();
  return (
    <a
      {...attributes}
      className={className}
      href={target.href}
      rel={target.isExternal ? 'noopener external' : undefined}
      target={target.opensNewTab ? '_blank' : undefined}
      title={title || undefined}
    >
      {children}
      {target.opensNewTab && <span className="visually-hidden"> {t('link.newTab')}</span>}
    </a>
  );
}
