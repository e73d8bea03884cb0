import type { Market } from '../../shop/markets/markets.ts';
import { type CustomerType, customerTypeTable } from '../../shop/visitors/customer-types.ts';
import type { Sentence } from '../model/finding.ts';
import type { Lack } from './lack.ts';
import { lackingWhere, lists, placesOf, type Wording } from './market-names.ts';

const englishTypes: Record<CustomerType, string> = {
  private: 'private customers',
  business: 'business customers',
  whitelabel: 'whitelabel customers',
};

/** „Privatkunden und Geschäftskunden“, to stand behind „für“. */
export function typesOf(types: readonly CustomerType[]): Sentence {
  return {
    de: lists.de.format(types.map((type) => customerTypeTable[type].label)),
    en: lists.en.format(types.map((type) => englishTypes[type])),
  };
}

/**
 * Where and to whom something lacks: „in Österreich nicht lieferbar“, „nur für Geschäftskunden lieferbar“, „in Österreich
 * nicht lieferbar; für Whitelabel-Kunden in Frankreich nicht lieferbar“.
 */
export function lackingWords(lack: Lack, wording: Wording): Sentence {
  const { shown, forAll } = lack;
  const places = forAll.length > 0 ? [lackingWhere(forAll, shown, wording)] : [];
  const sentences = [...places, ...typeSentences(lack, wording)];
  return {
    de: sentences.map(({ de }) => de).join('; '),
    en: sentences.map(({ en }) => en).join('; '),
  };
}

function typeSentences({ shown, forAll, forSome, types }: Lack, wording: Wording): Sentence[] {
  const rest = shown.length - forAll.length;
  const nowhere = forSome.filter(({ markets }) => markets.length === rest).map(({ type }) => type);
  const spared = types.filter((type) => !forSome.some((lacking) => lacking.type === type));
  if (nowhere.length > spared.length && nowhere.length + spared.length === types.length) {
    const { de, en } = typesOf(spared);
    return [{ de: `nur für ${de} ${wording.with.de}`, en: `${wording.with.en} only for ${en}` }];
  }
  const partly = Map.groupBy(
    forSome.filter(({ type }) => !nowhere.includes(type)),
    ({ markets }) => markets.join(),
  );
  return [
    ...(nowhere.length > 0 ? [lackingFor(nowhere, [], wording)] : []),
    ...[...partly.values()].map((alike) =>
      lackingFor(
        alike.map(({ type }) => type),
        alike[0]?.markets ?? [],
        wording,
      ),
    ),
  ];
}

function lackingFor(
  types: readonly CustomerType[],
  markets: readonly Market[],
  { without }: Wording,
): Sentence {
  const named = typesOf(types);
  if (markets.length === 0)
    return { de: `für ${named.de} ${without.de}`, en: `${without.en} for ${named.en}` };
  const places = placesOf(markets);
  return {
    de: `für ${named.de} in ${places.de} ${without.de}`,
    en: `${without.en} for ${named.en} in ${places.en}`,
  };
}
