import type { FieldMark } from '../../context/editable.ts';
import { type ButtonLook, buttonClass } from '../button/button-class.ts';
import type { StoredLink } from './resolve-link.ts';
import { TargetLink, useLinkTarget } from './story-link.tsx';

type ActionLinkProps = ButtonLook & {
  link: StoredLink | null | undefined;
  text: string | null | undefined;
  /** Of the fields that words and address are from. */
  mark?: FieldMark;
};

/** A link that looks like a button; nothing while it has no words or leads nowhere. */
export function ActionLink({ link, text, mark, ...look }: ActionLinkProps) {
  const target = useLinkTarget(link);
  if (!text || !target) return null;
  return (
    <TargetLink className={buttonClass(look)} target={target} {...mark}>
      {text}
    </TargetLink>
  );
}
