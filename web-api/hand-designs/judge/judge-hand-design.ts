import { handCatalogueDesign } from '@blattwerk/designs/catalogue/by-hand/hand-catalogue-design.ts';
import { elementsOf } from '@blattwerk/designs/catalogue/by-hand/hand-recipe.ts';
import { recipeIn } from '@blattwerk/designs/catalogue/recipe-in.ts';
import { foilFaults } from '@blattwerk/designs/findings/foil/foil-faults.ts';
import { outlineDistance } from '@blattwerk/designs/findings/outline-distance.ts';
import { safeAreaFaults } from '@blattwerk/designs/findings/safe-area.ts';
import { textFaults } from '@blattwerk/designs/findings/text-faults.ts';
import type { Design } from '@blattwerk/designs/model/design.ts';
import type { Studio } from '@blattwerk/designs/raster/draw-page.ts';
import { expandRecipe, type Library } from '@blattwerk/designs/recipes/expand-recipe.ts';
import { tasteFaults } from '@blattwerk/designs/taste/judge-front.ts';
import type { HandDesign } from '@blattwerk/schemas/design/hand-design.ts';
import { type Language, languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { HandFault, Judged } from '@blattwerk/schemas/web-api/catalogue/hand-design-endpoints.ts';

/** A number for what has none yet: a judgement is no product. */
const unnumbered = 1;

/** What is printed of a card, and what is wrong with it: by the rules that all designs and all drafts are held against. */
export function judgeHandDesign(
  design: HandDesign,
  language: Language,
  { library, studio }: { library: Library; studio: Studio },
): Judged {
  const made = handCatalogueDesign(design, unnumbered);
  if (!made.ok) return { document: null, faults: [fault('unfit', 'error', { text: made.message })] };
  const { recipe } = made.design;
  const documents = languages.map((one) => ({
    language: one,
    expansion: expandRecipe(recipeIn(recipe, one), library),
  }));
  const shown = documents.find((one) => one.language === language)?.expansion;
  if (!shown?.ok) {
    const text = shown?.problem.message ?? '';
    return { document: null, faults: [fault('unfit', 'error', { text })] };
  }
  const inWords = documents.flatMap((one) =>
    one.expansion.ok ? wordFaults(design, one.expansion.design, one.language, studio) : [],
  );
  return { document: shown.design, faults: [...inWords, ...looks(shown.design, studio)] };
}

/** Words that are missing in a language, do not fit there, or that no font has. */
function wordFaults(
  design: HandDesign,
  document: Design,
  language: Language,
  { fonts }: Studio,
): HandFault[] {
  const slots = elementsOf(design).flatMap((one) => (one.kind === 'text' ? [one.slot] : []));
  if (slots.length === 0) return language === 'de' ? [fault('no-text', 'error', {})] : [];
  const missing = slots
    .filter((slot) => (design.words[language][slot] ?? '').trim() === '')
    .map((slot) => fault('no-words', 'error', { slot, language }));
  const unfit = textFaults(document.pages, fonts).map(({ code, slot, ...more }) =>
    fault(code, 'error', { slot, language, text: 'characters' in more ? more.characters : null }),
  );
  return [...missing, ...unfit];
}

function looks(document: Design, studio: Studio): HandFault[] {
  const taste = tasteFaults(document, studio).map(({ measure, slot, value, needed }) =>
    fault(measure, measure === 'contrast' || measure === 'small' ? 'error' : 'warning', {
      slot: slot ?? null,
      value,
      needed,
    }),
  );
  const edges = safeAreaFaults(document, studio.fonts, outlineDistance).map(({ slot, distance }) =>
    fault('near-edge', 'warning', { slot, value: distance }),
  );
  const foil = foilFaults(document, studio.fonts).map((found) =>
    fault(found.code, found.code === 'foil-faint' ? 'warning' : 'error', { slot: found.slot }),
  );
  return [...taste, ...edges, ...foil];
}

function fault(
  code: HandFault['code'],
  severity: HandFault['severity'],
  more: Partial<HandFault>,
): HandFault {
  return { code, severity, slot: null, language: null, value: null, needed: null, text: null, ...more };
}
