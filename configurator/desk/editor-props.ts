import type { NameField } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import type { WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { ProofComment } from '@blattwerk/schemas/web-api/configurator/proof-endpoints.ts';
import type { ReactNode } from 'react';
import type { ReadNameFile } from '../names/read-names.ts';
import type { SendPhoto, SentPhoto } from '../photos/send-photo.ts';
import type { Drawn } from '../preview/drawn-face.tsx';
import type { PrintOffer } from '../prints/print-offer.ts';
import type { Draft } from '../session/use-draft.ts';
import type { Frame, Surround } from '../stage/surround.ts';
import type { Say } from '../texts.ts';
import type { Sayings } from '../words/sayings-button.tsx';

export type EditorProps = {
  draft: Draft;
  ask: WebApiClient;
  /** The same object as long as the editor is open. */
  sendPhoto: SendPhoto;
  /** What a row of a name list fills of the product; nothing where all its pieces are the same. */
  nameFields: readonly NameField[];
  /** The way for photos from the phone: the shop's, which loads it late. */
  phone(onPhotos: (photos: readonly SentPhoto[]) => Promise<void>): ReactNode;
  readNameFile: ReadNameFile;
  /** Sizes in which several photos are printed together; null of anything else. */
  prints: PrintOffer | null;
  /** What others have said of the draft, pinned to its pages. */
  comments: readonly ProofComment[];
  say: Say;
  /** Of the shop, BCP 47: months and countries are called in it. */
  locale: string;
  /** A picture of the design, until its document is there. */
  poster: ReactNode;
  /** What the shop asks besides: options, price, the way into the basket. */
  children(ways: EditorWays): ReactNode;
  /** What the picture hangs in, of a framed one. */
  surround?: Surround | undefined;
  /** The design as one will hold it, opened over the page. */
  preview(shown: Previewed): ReactNode;
  /** The shop's sayings for the card's occasion; undefined where it has none. */
  sayings?: Sayings | undefined;
  /** Takes texts over from another card. */
  wording(onClose: () => void): ReactNode;
};

/** Ways that the shop leads through the editor. */
export type EditorWays = {
  /** Goes to the field of a text. @param row of the name list, counted from 0; undefined: all pieces say the same */
  toText(slot: string, row: number | undefined): void;
  /** Goes to a photo, or to where one is missing. */
  toPhoto(slot: string): void;
  /** What the editor calls a photo, counted from 1; undefined where it has none of the name. */
  photoNumber(slot: string): number | undefined;
};

/** What the preview shows. */
export type Previewed = {
  drawn: Drawn;
  /** Of the page on the stage. */
  openPage: number;
  calendar: Draft['calendar'];
  /** What it hangs in. */
  frame: Frame | undefined;
  onClose(): void;
};
