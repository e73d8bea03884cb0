import { lookNameIn } from '@blattwerk/designs/catalogue/names/look-names.ts';
import { palettes } from '@blattwerk/designs/catalogue/palettes.ts';
import { typePairings } from '@blattwerk/designs/catalogue/type-pairings.ts';
import { readFontFile } from '@blattwerk/designs/text/disk-fonts.ts';
import type { DraftLayout } from '@blattwerk/schemas/configurator/draft.ts';
import { readDesignId } from '@blattwerk/schemas/configurator/read-design-id.ts';
import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import type { compositionEndpoints } from '@blattwerk/schemas/web-api/configurator/composition-endpoints.ts';
import { shopHeaderNames } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { createShares } from '../http/shares.ts';
import { compose } from './compose.ts';
import { samplePicture } from './sample-picture.ts';

/** What one visitor may have composed or painted at once: a page of photos, and the next while one is under way. */
const worksEach = 30;
const tooMany = problem(429, `Ask for at most ${worksEach} at a time.`, { retryAfter: 2 });
const aDay = { 'cache-control': 'public, max-age=86400' };
/** Fonts change with a release of their package, and their name stays. */
const aWeek = { 'cache-control': 'public, max-age=604800' };

/** By the names of the visitor's language. */
const looksHeaders = {
  ...aDay,
  vary: [...shopHeaderNames, 'accept-language'].join(', '),
};

function looksIn(language: Language): AnswerOf<'GET /web-api/looks'> {
  return {
    palettes: palettes.map(({ id, label, colours }) => ({
      id,
      name: lookNameIn('palette', label, language),
      colours: [colours.paper, colours.main, colours.accent, colours.leaf],
    })),
    pairings: typePairings.map(({ id, label, display, body }) => ({
      id,
      name: lookNameIn('pairing', label, language),
      display: display.font,
      body: body.font,
    })),
  };
}

/** Nothing chosen, nothing written. */
const asSold = (language: DesignLanguage): DraftLayout => ({
  choice: {},
  look: { palette: null, pairing: null },
  setFor: {},
  calendar: null,
  book: null,
  language,
});

export function compositionHandlers(backEnd: BackEnd): HandlersOf<keyof typeof compositionEndpoints> {
  const shares = createShares(worksEach);
  return {
    'POST /web-api/compositions': async ({ body: { designId, ...layout }, visitor }) => {
      const giveBack = shares.take(visitor.address);
      if (!giveBack) return { ok: false, problem: tooMany };
      try {
        return await compose(backEnd, designId, layout, visitor.signal);
      } finally {
        giveBack();
      }
    },
    'GET /web-api/design-texts': async ({ query: { designId, language }, visitor }) => {
      const known = readDesignId(designId);
      if (known === undefined) return { ok: false, problem: notFound(`There is no design ${designId}.`) };
      const giveBack = shares.take(visitor.address);
      if (!giveBack) return { ok: false, problem: tooMany };
      try {
        const composed = await compose(backEnd, known, asSold(language), visitor.signal);
        return composed.ok ? { ok: true, value: { textSlots: composed.value.textSlots } } : composed;
      } finally {
        giveBack();
      }
    },
    'GET /web-api/sample-pictures': async ({ query, visitor }) => {
      const giveBack = shares.take(visitor.address);
      if (!giveBack) return { ok: false, problem: tooMany };
      try {
        const drawn = await samplePicture(backEnd, query, visitor.signal);
        return drawn.ok ? { ...drawn, headers: aDay } : drawn;
      } finally {
        giveBack();
      }
    },
    'GET /web-api/looks': ({ visitor }) => ({
      ok: true,
      value: looksIn(visitor.language),
      headers: looksHeaders,
    }),
    'GET /web-api/fonts/{name}/{subset}': ({ params: { name, subset } }) => {
      const body = readFontFile(name, subset);
      if (!body) return { ok: false, problem: notFound(`There is no font ${name} with ${subset} letters.`) };
      return { ok: true, value: { media: 'font/ttf', body }, headers: aWeek };
    },
  };
}
