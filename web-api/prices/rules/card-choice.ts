import {
  cardMakingTable,
  cardPrintingTable,
  type PrintedCardType,
} from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { type Paper, paperTable } from '@blattwerk/schemas/shop/cards/papers.ts';
import type { Refinement } from '@blattwerk/schemas/shop/cards/refinements.ts';
import type { Problem } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { CardChoice, CardPriceQuery } from '@blattwerk/schemas/web-api/prices/card-price-endpoints.ts';
import { refuseUnlessAllowed } from './refuse-unless-allowed.ts';

/** Papers a type is printed on with a refinement: foil and relief need a smooth one. */
export function papersFor(productType: PrintedCardType, refinement: Refinement): Paper[] {
  const { papers } = cardMakingTable[cardPrintingTable[productType].making];
  return papers.filter((paper) => refinement === 'ohne' || paperTable[paper].takesRefinement);
}

type Asked = Omit<CardPriceQuery, 'quantity' | 'deliveryCountry'>;

function takes(refinement: Refinement, { productType, paper }: Asked): boolean {
  const papers = papersFor(productType, refinement);
  return paper === undefined ? papers.length > 0 : papers.includes(paper);
}

export type ChoiceResult = { ok: true; choice: CardChoice } | { ok: false; problem: Problem };

/**
 * Fills in what was left out and refuses what does not go together.
 * @param preferred the refinement a channel opens with, wherever type and paper take it
 */
export function cardChoiceOf(asked: Asked, preferred: Refinement = 'ohne'): ChoiceResult {
  const { productType } = asked;
  const refinement = asked.refinement ?? (takes(preferred, asked) ? preferred : 'ohne');
  const { making, formats } = cardPrintingTable[productType];
  const { papers, punchings, ribbons, tags } = cardMakingTable[making];
  const papersOffered = papersFor(productType, refinement);
  const isPrintable = asked.paper === undefined || papers.includes(asked.paper);
  const problem = refuseUnlessAllowed([
    {
      field: 'format',
      value: asked.format,
      allowed: formats,
      message: 'Choose a format this type is made in.',
    },
    {
      field: 'paper',
      value: asked.paper,
      allowed: papersOffered,
      message: isPrintable
        ? 'This refinement is not available on this paper: choose one of these papers, or no refinement.'
        : 'This type is not printed on this paper: choose one of these.',
    },
    {
      field: 'punching',
      value: asked.punching,
      allowed: punchings,
      message: 'Choose an edge this type can have.',
    },
    {
      field: 'ribbon',
      value: asked.ribbon,
      allowed: ribbons,
      message: 'Choose a ribbon this type can have.',
    },
    { field: 'tag', value: asked.tag, allowed: tags, message: 'Choose a tag this type can have.' },
  ]);
  if (problem) return { ok: false, problem };
  return {
    ok: true,
    choice: {
      productType,
      format: asked.format ?? formats[0],
      paper: asked.paper ?? papersOffered[0] ?? 'feinstpapier',
      refinement,
      punching: asked.punching ?? 'none',
      ribbon: asked.ribbon ?? 'none',
      tag: asked.tag ?? 'none',
    },
  };
}
