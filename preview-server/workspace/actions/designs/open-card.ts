import type { HandDesign } from '@blattwerk/schemas/design/hand-design.ts';
import type { OpenHandDesign } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';
import type { Result } from '../../base/api/result.ts';
import { notedCard } from '../../store/designs/card-journal.ts';
import { cardStore } from '../../store/designs/card-store.ts';
import { deskApi, outdateCards } from '../../store/designs/desk-data.ts';

/** Opens a card, with what a closed tab has left of it. */
export async function openCard(id: number): Promise<Result<OpenHandDesign>> {
  const found = await deskApi().open(id);
  if (found.ok) show(found.value);
  return found;
}

/** Begins a card, and opens it. */
export async function beginCard(design: HandDesign): Promise<Result<OpenHandDesign>> {
  return begun(await deskApi().begin(design));
}

/** Begins a card with one of the catalogue, by its number. */
export async function beginCardFrom(number: number, name: string): Promise<Result<OpenHandDesign>> {
  return begun(await deskApi().beginFrom(number, name));
}

function begun(made: Result<OpenHandDesign>): Result<OpenHandDesign> {
  if (made.ok) {
    outdateCards();
    show(made.value);
  }
  return made;
}

export function closeCard(): void {
  cardStore.setState({ card: undefined });
  history.replaceState(null, '', '/designs');
}

/** The number of the card that the address names. */
export function addressedCard(): number | undefined {
  const number = Number(new URLSearchParams(location.search).get('card'));
  return number > 0 ? number : undefined;
}

function show({ id, revision, state, hasChanges, design }: OpenHandDesign): void {
  const noted = notedCard(id, revision);
  cardStore.setState({
    card: {
      ...{ id, revision, state, hasChanges },
      design: noted ?? design,
      past: noted ? [design] : [],
      future: [],
      keeping: noted ? 'waiting' : 'kept',
      face: 'front',
      language: 'de',
      selected: undefined,
      judged: undefined,
      refusal: undefined,
    },
  });
  history.replaceState(null, '', `/designs?card=${id}`);
}
