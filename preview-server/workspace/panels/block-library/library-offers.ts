import { foldersInOrder } from '@blattwerk/schemas/blocks/folder-order.ts';
import type { SavedSection } from '../../base/content/saved-section.ts';
import { definitionOf, definitions } from '../../base/schema/definitions.ts';
import { blockHelp, blockLabel, folderLabel } from '../../base/schema/labels.ts';
import { newBlock } from '../../base/schema/new-block.ts';
import { pictureOfTemplate, type TemplateName } from '../../base/templates/page-templates.ts';
import { commonNames } from '../../base/words/common-names.ts';
import { type Fit, fitOf } from '../../base/words/search-words.ts';
import type { InsertChoice } from '../../store/dialog-store.ts';
import type { InterfaceLanguage } from '../../store/settings-store.ts';
import type { Say } from '../messages/messages.ts';
import { placeSentence } from './place-sentence.ts';
import type { EmptyPage } from './use-empty-page.ts';

/** Something the library can insert. */
type Offer = {
  id: string;
  name: string;
  description: string;
  /** Further words it is found by. */
  words: string;
  /** The block whose picture stands for it. */
  component: string;
  insert(): void;
};

export type OfferGroup = { id: string; title: string; offers: readonly Offer[] };

/** Every block that the places take, by place and folder, those for the nearest place first. */
export function blockGroups(say: Say, choices: readonly InsertChoice[]): OfferGroup[] {
  const offering = choices.filter(({ allowed }) => allowed.length > 0);
  return offering.flatMap((choice, position) => {
    const { place, allowed } = choice;
    const folders = Map.groupBy(allowed, (name) => definitionOf(name)?.folder ?? say('blocks.noFolder'));
    const where = place && offering.length > 1 ? `${placeSentence(say, place)}: ` : '';
    const inOrder = [...folders].sort(([one], [other]) => rankOf(one) - rankOf(other));
    return inOrder.map(([folder, names]) => ({
      id: `${position} ${folder}`,
      title: `${where}${folderLabel(folder, say.language)}`,
      offers: names.map((name) => ({
        id: name,
        name: blockLabel(name, say.language),
        description: blockHelp(name, say.language),
        words: otherNames(name, say.language),
        component: name,
        insert: () => choice.choose([newBlock(name)]),
      })),
    }));
  });
}

/** Folders that only the space knows come last. */
const rankOf = (folder: string): number => foldersInOrder.indexOf(folder) + 1 || foldersInOrder.length + 1;

/** The sections editors have saved that fit one of the places as a whole. */
export function savedGroup(
  say: Say,
  sections: readonly SavedSection[],
  choices: readonly InsertChoice[],
): OfferGroup[] {
  const offers = sections.flatMap(({ id, name, blocks }) => {
    const choice = choices.find(
      ({ accepts, room }) =>
        blocks.length <= room && blocks.every(({ component }) => accepts.includes(component)),
    );
    if (!choice) return [];
    const labels = blocks.map(({ component }) => blockLabel(component, say.language)).join(', ');
    const description = blocks.length > 1 ? say('saved.several', { count: blocks.length, labels }) : labels;
    const component = blocks[0]?.component ?? '';
    return {
      id: `saved ${id}`,
      name,
      description,
      words: '',
      component,
      insert: () => choice.choose(blocks),
    };
  });
  return offers.length > 0 ? [{ id: 'saved', title: say('saved.title'), offers }] : [];
}

/** What a page without blocks may begin with as a whole. */
export function templateGroup(
  say: Say,
  page: EmptyPage | undefined,
  begin: (template: TemplateName) => void,
): OfferGroup[] {
  const offers = (page?.templates ?? []).map((template) => ({
    id: `template ${template}`,
    name: say(`template.${template}`),
    description: say(`template.${template}.detail`),
    words: '',
    component: pictureOfTemplate(template),
    insert: () => begin(template),
  }));
  return offers.length > 0 ? [{ id: 'templates', title: say('template.wholePages'), offers }] : [];
}

/** What fits the typed words, best first; words with typing errors count where nothing fits as it was typed. */
export function searchOffers(groups: readonly OfferGroup[], typed: string): readonly OfferGroup[] {
  if (typed.trim() === '') return groups;
  const exact = narrowed(groups, typed, false);
  return exact.length > 0 ? exact : narrowed(groups, typed, true);
}

function narrowed(groups: readonly OfferGroup[], typed: string, mistyped: boolean): OfferGroup[] {
  const best = (fits: readonly { fit: Fit }[]) => Math.min(...fits.map(({ fit }) => fit));
  return groups
    .map((group) => {
      const fits = group.offers.flatMap((offer) => {
        const fit = fitOf(typed, `${offer.name} ${offer.words}`, offer.description, mistyped);
        return fit === undefined ? [] : [{ offer, fit }];
      });
      return { group, fits: fits.sort((one, other) => one.fit - other.fit) };
    })
    .filter(({ fits }) => fits.length > 0)
    .sort((one, other) => best(one.fits) - best(other.fits))
    .map(({ group, fits }) => ({ ...group, offers: fits.map(({ offer }) => offer) }));
}

/** Blocks that fit the typed words and may stand elsewhere only, each with the names of those that take it. */
export function foundElsewhere(
  say: Say,
  typed: string,
  choices: readonly InsertChoice[],
): { name: string; takenBy: string[] }[] {
  if (typed.trim() === '') return [];
  return definitions
    .filter(({ name, is_nestable }) => is_nestable && !choices.some(({ accepts }) => accepts.includes(name)))
    .filter(
      ({ name }) =>
        fitOf(typed, `${blockLabel(name, say.language)} ${otherNames(name, say.language)}`, '', false) !==
        undefined,
    )
    .map(({ name }) => ({
      name: blockLabel(name, say.language),
      takenBy: holdersOf(name).map((holder) => blockLabel(holder, say.language)),
    }));
}

/** The name in the other language of the interface and the one in the schema: colleagues and documents use them. */
const otherNames = (block: string, language: InterfaceLanguage): string =>
  `${blockLabel(block, language === 'de' ? 'en' : 'de')} ${block.replaceAll('_', ' ')} ${commonNames[block] ?? ''}`;

const holdersOf = (block: string): string[] =>
  definitions
    .filter(({ fields }) =>
      fields.some(({ type, allow }) => type === 'bloks' && allow?.some((entry) => entry === block)),
    )
    .map(({ name }) => name);
