import type { PageLink } from '@blattwerk/schemas/preview/inspection.ts';
import type { Severity } from '@blattwerk/schemas/rules/model/finding.ts';
import type { LinkState } from '../../../link-check/link-state.ts';
import { useHealth } from '../../store/health-store.ts';
import { useLinkStates } from '../../store/server/link-states.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { gravestFirst } from '../findings/finding-item.tsx';
import { type Say, useMessages } from '../messages/messages.ts';
import styles from './health.module.css';
import { isInside, isPageAddress } from './link-side.ts';
import { Looking } from './looking.tsx';
import type { PartProps } from './part-props.ts';
import { SpotItem } from './spot-item.tsx';

/** Links that lead outside and how they stand; those inside, whose targets the rules judge. */
export function LinksPart({ isMeant }: PartProps) {
  const say = useMessages();
  const { channels } = useOpenSession().config;
  const outline = useHealth((state) => state.outline);
  const links = (outline?.links ?? []).filter(({ spot }) => isMeant(spot?.uid));
  const outside = links.filter(({ address }) => isPageAddress(address) && !isInside(address, channels));
  const states = useLinkStates(outside.map(({ address }) => address));
  if (!outline) return <Looking />;
  const judged = gravestFirst(
    links.flatMap((link) => {
      const state = isInside(link.address, channels) ? undefined : states?.get(link.address);
      const said = judgeLink(say, link, state);
      return said ? [{ ...link, ...said }] : [];
    }),
  );
  return (
    <>
      <p className={styles.quiet}>
        {say('check.linkCount', { inside: links.length - outside.length, outside: outside.length })}
      </p>
      <ul className={styles.list} aria-label={say('check.links')}>
        {judged.map(({ spot, severity, sentence, name, address }, at) => (
          <SpotItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a link may stand twice, and the list is made anew
            key={`${address} ${at}`}
            {...{ spot, severity, sentence }}
            about={name === '' ? address : `${name} (${address})`}
          />
        ))}
      </ul>
    </>
  );
}

type Said = { severity: Severity; sentence: string };

function judgeLink(say: Say, { name }: PageLink, state: LinkState | undefined): Said | undefined {
  if (name === '') return { severity: 'error', sentence: say('check.linkNameless') };
  switch (state?.state) {
    case 'broken':
      return { severity: 'error', sentence: say('check.linkBroken', { status: state.status }) };
    case 'silent':
      return { severity: 'warning', sentence: say('check.linkSilent') };
    case 'private':
      return { severity: 'error', sentence: say('check.linkPrivate') };
    case 'moved':
      return { severity: 'warning', sentence: say('check.linkMoved', { to: state.to }) };
    case 'works':
      return { severity: 'info', sentence: say('check.linkWorks') };
    default:
      return undefined;
  }
}
