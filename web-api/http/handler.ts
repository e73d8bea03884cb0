import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type {
  AnswerOf,
  BodyOf,
  Endpoints,
  FieldsOf,
  Name,
  ParamsOf,
  QueryOf,
} from '@blattwerk/schemas/web-api/endpoints.ts';

/** A file as it arrived; its name and type are the sender's claim. */
export type UploadedFile = { name: string; claimedType: string; bytes: Uint8Array };

/** Everything about a request that its contract does not name. */
export type Visitor = {
  /** For rate limits; never stored. */
  address: string;
  headers: Headers;
  /** For sentences that a customer reads. */
  language: Language;
  /** Ends when the visitor goes away. */
  signal: AbortSignal;
};

export type HandlerRequest<N extends Name> = {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
  fields: FieldsOf<N>;
  file: Endpoints[N] extends { upload: object } ? UploadedFile : undefined;
  shop: Endpoints[N] extends { needsShop: true } ? ShopContext : undefined;
  visitor: Visitor;
};

/** A JSON answer as it goes over the wire, made once because it is large and the same for everybody. */
export type PackedJson = { plain: Buffer; gzip: Buffer };

export type Reply<N extends Name> =
  | {
      ok: true;
      value: AnswerOf<N>;
      headers?: Record<string, string | string[]>;
      packed?: PackedJson;
      /** Large, and without secrets: those could be guessed by the length of a compressed answer. */
      isCompressed?: boolean;
    }
  | { ok: false; problem: Problem };

export type Handler<N extends Name> = (request: HandlerRequest<N>) => Promise<Reply<N>> | Reply<N>;

/** One handler for every endpoint; a missing one is a type error. */
export type Handlers = { [N in Name]: Handler<N> };
/** The handlers of one area. */
export type HandlersOf<N extends Name> = { [M in N]: Handler<M> };
