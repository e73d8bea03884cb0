import { Button } from '@blattwerk/field-plugins/look/button.tsx';
import type { Spot } from '@blattwerk/schemas/preview/inspection.ts';
import type { ReactNode } from 'react';
import { jumpTo } from '../../actions/block/jump-to.ts';
import { shownKey } from '../../actions/preview/shown-key.ts';
import { blockOf } from '../../base/content/block-index.ts';
import { documentStore, selectBlock, useDocument } from '../../store/page/document.ts';
import { useOpenSession } from '../../store/session-store.ts';
import { findingPlace } from '../findings/finding-place.ts';
import { useMessages } from '../messages/messages.ts';

/** Goes to the form of what a spot of the page shows. */
function goToSpot(spot: Spot, language = 'default'): void {
  const { open } = documentStore.getState();
  const block = spot && open && blockOf(open.content, open.index, spot.uid);
  if (!block || !spot) return;
  if (spot.field === null) selectBlock(spot.uid);
  else jumpTo(spot.uid, shownKey(block.component, spot.field, language));
}

/** Whether a spot lies in a block of the open page: header and footer are composed elsewhere. */
const useIsHere = (spot: Spot): boolean =>
  useDocument(({ story, index }) => spot !== null && spot.storyId === story.id && index.has(spot.uid)) ??
  false;

/** `Hauptteaser · Euer Tag › Überschrift`, or that it stands in the shop's header or footer. */
export function useSpotPlace(spot: Spot): string {
  const say = useMessages();
  const { languages } = useOpenSession().config;
  const block = useDocument((open) =>
    spot && spot.storyId === open.story.id ? blockOf(open.content, open.index, spot.uid) : undefined,
  );
  return block
    ? findingPlace(say, block, spot?.field ?? undefined, languages)
    : say(spot ? 'check.elsewhere' : 'check.nowhere');
}

/** Words that lead to where they stand, if that is a block of the open page. */
export function SpotLink({
  spot,
  language,
  children,
}: {
  spot: Spot;
  language?: string;
  children: ReactNode;
}) {
  return useIsHere(spot) ? (
    <Button kind="link" onPress={() => goToSpot(spot, language)}>
      {children}
    </Button>
  ) : (
    <span>{children}</span>
  );
}
