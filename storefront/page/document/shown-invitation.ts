import type { AccountNotice } from '@blattwerk/schemas/shop/visitors/account-notices.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { EventNotice } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { PageHead } from './page-head.ts';

export type EventsAnswer = AnswerOf<'GET /web-api/events'>;
export type EventAnswer = AnswerOf<'GET /web-api/events/{event}'>;
export type GuestAnswer = AnswerOf<'GET /web-api/events/{event}/guests/{guest}'>;
export type UploadAnswer = AnswerOf<'GET /web-api/events/{event}/upload'>;
export type ReplyAnswer = AnswerOf<'GET /web-api/event-reply'>;

/** A page of the event portal, or the one where a guest replies. */
export type ShownInvitation = {
  kind: 'personal';
  /** What became of a form. */
  notice: EventNotice | undefined;
  /** How many guests were taken. */
  count: number | undefined;
  head: PageHead;
} & (
  | { step: 'sign-in'; signIn: AccountNotice | undefined }
  | { step: 'events'; answer: EventsAnswer }
  | { step: 'event'; answer: EventAnswer; search: string }
  | { step: 'event-edit'; answer: EventAnswer }
  | { step: 'guest'; answer: GuestAnswer }
  /** The list is undefined once it has been taken or discarded. */
  | { step: 'list'; eventId: string; answer: UploadAnswer | undefined }
  | { step: 'reply'; invited: ReplyAnswer | 'unknown'; token: string }
  | { step: 'unreachable' }
);
