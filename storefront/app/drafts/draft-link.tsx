import { use } from 'react';
import { usePage } from '../context/page-context.tsx';
import { loadTopicMessages } from '../messages/use-topic-messages.ts';
import { type Designable, draftAddress } from './draft-address.ts';

export type DraftLinkProps = {
  design: Designable;
  /** Of the product: what the link is called beside others like it. */
  name: string;
  text: 'begin' | 'change' | 'view';
  className?: string | undefined;
};

/** The way to the configurator; none for what is not designed in one. */
export function DraftLink({ design, name, text, className }: DraftLinkProps) {
  const { locale, urls } = usePage();
  const t = use(loadTopicMessages('drafts', locale));
  const address = draftAddress(urls, design);
  if (address === undefined) return null;
  const action = t(`drafts.${text}`);
  return (
    <a aria-label={t('drafts.ofName', { action, name })} className={className} href={address}>
      {action}
    </a>
  );
}
