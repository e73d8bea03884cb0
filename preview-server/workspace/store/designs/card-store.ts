import type { HandDesign, HandFaceId } from '@blattwerk/schemas/design/hand-design.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { Judged, OpenHandDesign } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ApiError } from '../../base/api/result.ts';

/** How what was changed stands with the server. */
type Keeping = 'kept' | 'waiting' | 'keeping' | 'outdated' | 'failed';

export type OpenCard = {
  id: number;
  revision: number;
  state: OpenHandDesign['state'];
  hasChanges: boolean;
  design: HandDesign;
  past: readonly HandDesign[];
  future: readonly HandDesign[];
  keeping: Keeping;
  face: HandFaceId;
  language: Language;
  selected: string | undefined;
  /** The card as it was laid out last, and of which design. */
  judged: { of: HandDesign; value: Judged } | undefined;
  /** What the server said to the last wish that it refused. */
  refusal: ApiError | undefined;
};

type CardState = { card: OpenCard | undefined };

export const cardStore = createStore<CardState>(() => ({ card: undefined }));

export const useCard = <T>(select: (card: OpenCard | undefined) => T): T =>
  useStore(cardStore, ({ card }) => select(card));

/** Changes something about the open card; nothing while none is open. */
export function setCard(change: (card: OpenCard) => Partial<OpenCard>): void {
  const { card } = cardStore.getState();
  if (card) cardStore.setState({ card: { ...card, ...change(card) } });
}

const mostSteps = 200;

/** Another state of the design, which undo takes back. */
export function changeDesign(change: (design: HandDesign) => HandDesign): void {
  setCard(({ design, past }) => {
    const next = change(design);
    if (next === design) return {};
    return { design: next, past: [...past, design].slice(-mostSteps), future: [], keeping: 'waiting' };
  });
}

export function undo(): void {
  setCard(({ design, past, future }) => {
    const before = past.at(-1);
    if (!before) return {};
    return { design: before, past: past.slice(0, -1), future: [design, ...future], keeping: 'waiting' };
  });
}

export function redo(): void {
  setCard(({ design, past, future }) => {
    const [after, ...rest] = future;
    if (!after) return {};
    return { design: after, past: [...past, design], future: rest, keeping: 'waiting' };
  });
}
