import { type SuiteAct, suiteActs, suitePlace } from '@blattwerk/schemas/shop/cards/suite-order.ts';
import type { ListedDesign } from '@blattwerk/schemas/web-api/catalogue/listing.ts';
import { call, type Question } from './question.ts';

/** What belongs together in one theme: that of each act in the order it is needed, and no act without any. */
export type Suite = {
  name: string;
  acts: readonly { act: SuiteAct; designs: readonly ListedDesign[] }[];
};

/** Asks for a theme as its suite; what the shop does not sell is left out. */
export function askSuite(themeId: number): Question<Suite> {
  const question = call('GET /web-api/themes/{id}', { params: { id: themeId } });
  return {
    key: question.key,
    async answer(ask) {
      const answer = await question.answer(ask);
      if (!answer.ok || !answer.value) return { ...answer, value: undefined };
      const { name, designs } = answer.value;
      return { ok: true, value: { name, acts: inActs(designs) } };
    },
  };
}

function inActs(designs: readonly ListedDesign[]): Suite['acts'] {
  const placed = designs
    .filter(({ priceFrom }) => priceFrom !== null)
    .map((design) => ({ design, ...suitePlace(design.filters.product ?? [], design.productType) }))
    .toSorted((one, other) => one.place - other.place);
  return suiteActs.flatMap((act) => {
    const own = placed.filter((one) => one.act === act).map(({ design }) => design);
    return own.length > 0 ? [{ act, designs: own }] : [];
  });
}
