import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SentPhoto } from '../photos/send-photo.ts';
import { type DraftPlace, readDraftPlace } from '../session/draft-place.ts';
import { readKey } from '../session/journal.ts';
import type { Kept } from '../session/kept.ts';
import { phoneAddress } from './phone-place.ts';

/** How the editor reaches the shop for a phone's link. */
export type PhoneDoor = {
  /** The back end, asked by someone who has the key of a draft. */
  askAs(key: string | null): WebApiClient;
  /** Keeps the draft now: photos arrive at what the shop knows. */
  settle(): Promise<Kept | undefined>;
};

/** `address` is known to the visit that made the link alone. */
type Link =
  | { state: 'none' | 'opening' | 'refused' | 'ended' }
  | { state: 'open'; place: DraftPlace; address: string | null; expiresAt: string | null };

export type PhoneLink = {
  link: Link;
  /** Photos that are coming just now. */
  underWay: number;
  /** Photos that have come in this visit. */
  arrived: number;
  open(): Promise<void>;
  end(): Promise<void>;
};

/** Between two questions for photos. */
const pauseMs = 2_000;
/** Names the draft whose link is open, for a reload of this tab. */
const openName = 'phone link of draft';

/** A link for the phone, and the photos that come by it. */
export function usePhoneLink(
  { askAs, settle }: PhoneDoor,
  onPhotos: (photos: readonly SentPhoto[]) => Promise<void>,
): PhoneLink {
  const [link, setLink] = useState<Link>({ state: 'none' });
  const [underWay, setUnderWay] = useState(0);
  const [arrived, setArrived] = useState(0);
  const told = useEffectEvent(onPhotos);
  const place = link.state === 'open' ? link.place : undefined;

  // After a reload photos may be on their way still.
  useEffect(() => {
    const named = readDraftPlace(location.hash);
    if (!named || sessionStorage.getItem(openName) !== named.id) return;
    void (async () => {
      const key = named.key ?? (await readKey(named.id));
      setLink({ state: 'open', place: { ...named, key }, address: null, expiresAt: null });
    })();
  }, []);

  useEffect(() => {
    if (!place) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let taken: string[] = [];
    const collect = async () => {
      const answer = await askAs(place.key)('POST /web-api/drafts/{id}/phone-photos', {
        params: { id: place.id },
        body: { taken },
      }).catch(() => undefined);
      if (isOver) return;
      if (answer?.ok) {
        const { photos, underWay: coming, expiresAt } = answer.value;
        const news = photos.filter(({ id }) => !taken.includes(id));
        if (news.length > 0) {
          // Code that cannot be loaded just now: they are asked for again.
          const isPlaced = await told(news).then(
            () => true,
            () => false,
          );
          if (isOver) return;
          if (isPlaced) {
            setArrived((count) => count + news.length);
            taken = photos.map(({ id }) => id);
          }
        } else taken = photos.map(({ id }) => id);
        setUnderWay(coming);
        // What came last is said to have its place first.
        if (expiresAt === null && photos.length === 0) {
          sessionStorage.removeItem(openName);
          setLink({ state: 'ended' });
          return;
        }
      }
      timer = setTimeout(() => void collect(), pauseMs);
    };
    void collect();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [askAs, place]);

  return {
    link,
    underWay,
    arrived,
    async open() {
      setLink({ state: 'opening' });
      const saved = await settle();
      if (!saved) {
        setLink({ state: 'refused' });
        return;
      }
      const { place: draft } = saved;
      const answer = await askAs(draft.key)('POST /web-api/drafts/{id}/phone-link', {
        params: { id: draft.id },
      });
      if (!answer.ok) {
        setLink({ state: 'refused' });
        return;
      }
      const { expiresAt, ...own } = answer.value;
      sessionStorage.setItem(openName, draft.id);
      setLink({ state: 'open', place: draft, address: phoneAddress(location, own), expiresAt });
    },
    async end() {
      if (!place) return;
      // The next question is answered that it has ended, with what had arrived before.
      await askAs(place.key)('DELETE /web-api/drafts/{id}/phone-link', { params: { id: place.id } });
    },
  };
}
