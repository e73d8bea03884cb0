import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { ProofComment } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { useCallback, useEffect, useState } from 'react';
import { type DraftPlace, readDraftPlace } from '../session/draft-place.ts';
import { readKey } from '../session/journal.ts';
import type { KeptDraft } from '../session/use-kept-draft.ts';
import { type ProofPlace, printProofPlace } from './proof-place.ts';

type Known = AnswerOf<'GET /web-api/drafts/{id}/comments'>;

/** What others were shown of a draft, and what they have said. */
export type OwnerProof = {
  /** Others can look at it. */
  hasLink: boolean;
  /** Of the link that was just made: it is told this once. */
  address: string | null;
  comments: readonly ProofComment[];
  /** The last request was refused, or did not reach the shop. */
  isRefused: boolean;
  share(): Promise<void>;
  end(): Promise<void>;
  settle(comment: string, state: ProofComment['state']): Promise<void>;
};

const nothing: Known = { hasLink: false, comments: [] };

/** Looked for once the draft is opened, and whenever its owner comes back to the window. */
export function useOwnerProof(
  askAs: (key: string | null) => WebApiClient,
  { isOpening, settle }: Pick<KeptDraft, 'isOpening' | 'settle'>,
): OwnerProof {
  const [known, setKnown] = useState(nothing);
  const [address, setAddress] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  const look = useCallback(async () => {
    const place = await placeOfDraft();
    if (!place) return;
    const answer = await askAs(place.key)('GET /web-api/drafts/{id}/comments', { params: { id: place.id } });
    if (answer.ok) setKnown(answer.value);
  }, [askAs]);

  useEffect(() => {
    if (isOpening) return;
    void look();
    const onSeen = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onSeen);
    addEventListener('focus', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      removeEventListener('focus', onSeen);
    };
  }, [isOpening, look]);

  return {
    ...known,
    address,
    isRefused,
    async share() {
      // Others see what is kept: first of all what is on the screen.
      const saved = await settle();
      const answer =
        saved &&
        (await askAs(saved.place.key)('POST /web-api/drafts/{id}/link', { params: { id: saved.place.id } }));
      setIsRefused(!answer?.ok);
      if (!answer?.ok) return;
      setAddress(addressOf(answer.value));
      setKnown((now) => ({ ...now, hasLink: true }));
    },
    async end() {
      const place = await placeOfDraft();
      if (!place) return;
      const answer = await askAs(place.key)('DELETE /web-api/drafts/{id}/link', { params: { id: place.id } });
      setIsRefused(!answer.ok);
      if (!answer.ok) return;
      setAddress(null);
      setKnown((now) => ({ ...now, hasLink: false }));
    },
    async settle(comment, state) {
      const place = await placeOfDraft();
      if (!place) return;
      const answer = await askAs(place.key)('PUT /web-api/drafts/{id}/comments/{comment}', {
        params: { id: place.id, comment },
        body: { state },
      });
      setIsRefused(!answer.ok);
      if (answer.ok) setKnown(answer.value);
    },
  };
}

/** As the address of the editor says it, which knows the draft from the first time it is kept. */
async function placeOfDraft(): Promise<DraftPlace | undefined> {
  const place = readDraftPlace(location.hash);
  return place && { ...place, key: place.key ?? (await readKey(place.id)) };
}

/** The page of this design with the place of the proof in the fragment. */
function addressOf(place: ProofPlace): string {
  const { origin, pathname, search } = location;
  const design = new URLSearchParams(search).get('design') ?? '';
  return `${origin}${pathname}?${new URLSearchParams({ design, proof: '1' })}${printProofPlace(place)}`;
}
