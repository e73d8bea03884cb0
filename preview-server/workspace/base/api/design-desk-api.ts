import type { HandDesign } from '@blattwerk/schemas/design/hand-design.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import {
  type HandMaterial,
  handListSchema,
  handMaterialSchema,
  type Judged,
  judgedSchema,
  type ListedHandDesign,
  type OpenHandDesign,
  openHandSchema,
} from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { compositionEndpoints } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import type { z } from 'zod';
import { read, request } from './request.ts';
import type { Result } from './result.ts';

const looksSchema = compositionEndpoints['GET /web-api/looks'].answer.schema;
/** Colours and type that a card can be given. */
type Looks = z.infer<typeof looksSchema>;

export type DesignDeskApi = {
  list(): Promise<Result<ListedHandDesign[]>>;
  material(): Promise<Result<HandMaterial>>;
  /** @param language of their names */
  looks(language: Language): Promise<Result<Looks>>;
  begin(design: HandDesign): Promise<Result<OpenHandDesign>>;
  /** Begins a card with one of the catalogue. */
  beginFrom(from: number, name: string): Promise<Result<OpenHandDesign>>;
  open(id: number): Promise<Result<OpenHandDesign>>;
  save(id: number, change: { revision: number; design: HandDesign }): Promise<Result<OpenHandDesign>>;
  handIn(id: number, revision: number): Promise<Result<OpenHandDesign>>;
  withdraw(id: number): Promise<Result<OpenHandDesign>>;
  judge(design: HandDesign, language: Language): Promise<Result<Judged>>;
};

const listAnswer = handListSchema.transform(({ designs }) => designs);

/** @param who makes the cards, kept with what is done */
export function createDesignDeskApi(token: string, who: () => string): DesignDeskApi {
  const ask = (path: string) => request(`/designs/api/${path}`, { token });
  const send = (path: string, body: unknown) =>
    request(`/designs/api/${path}`, { token, method: 'POST', body, editorName: who() });
  return {
    list: async () => read(await ask('list'), listAnswer),
    material: async () => read(await ask('material'), handMaterialSchema),
    looks: async (language) => read(await ask(`looks?language=${language}`), looksSchema),
    begin: async (design) => read(await send('designs', { design }), openHandSchema),
    beginFrom: async (from, name) => read(await send('beginnings', { from, name }), openHandSchema),
    open: async (id) => read(await ask(`designs/${id}`), openHandSchema),
    save: async (id, change) => read(await send(`designs/${id}/save`, change), openHandSchema),
    handIn: async (id, revision) => read(await send(`designs/${id}/hand-in`, { revision }), openHandSchema),
    withdraw: async (id) => read(await send(`designs/${id}/withdraw`, {}), openHandSchema),
    judge: async (design, language) => read(await send('judgements', { design, language }), judgedSchema),
  };
}
