import { describe, expect, it } from 'vitest';
import { catalogueFactsSchema } from '../shop/products/catalogue-facts.ts';
import { marketsOf } from './catalogue/audience.ts';
import { exampleCatalogue } from './examples/example-catalogue.ts';
import {
  products as chosen,
  exampleCard,
  exampleContext,
  exampleOffer,
  pageWith,
} from './examples/example-content.ts';
import { exampleSchema } from './examples/example-schema.ts';
import { createJudge } from './judge.ts';
import { applyFix, fixesFor } from './model/fix.ts';

const judge = createJudge(exampleSchema);

describe('a reference the catalogue cannot keep', () => {
  it('is one finding that names the countries as people say them', () => {
    expect(sentencesIn(pageWith(exampleCard({ product: chosen('card:103') })))).toEqual([
      'In „Produkt“ „Alpenrose“ entfernen oder ersetzen: in Österreich und der Schweiz nicht lieferbar.',
    ]);
    const planner = pageWith(exampleOffer({ products: chosen('card:101', 'calendar:201') }));
    expect(sentencesIn(planner)).toEqual([
      'In „Produkte“ „Familienplaner“ entfernen oder ersetzen: nur in Deutschland, Österreich und der Schweiz lieferbar.',
    ]);
    expect(sentencesIn(planner, 'myposter/home')).toEqual([
      'In „Produkte“ „Familienplaner“ entfernen oder ersetzen: in keinem Land lieferbar, in dem die Seite erscheint.',
    ]);
  });

  it('is offered a smaller audience with what is lost by it, and the home page never', () => {
    const content = pageWith(exampleCard({ product: chosen('card:103') }));
    const lossesOn = (full_slug: string) =>
      judge({ full_slug, slug: 'home', name: 'Start', content }, exampleContext)
        .flatMap(fixesFor)
        .flatMap(({ loss }) => (loss ? [loss.de] : []));
    expect(lossesOn('blattwerk/hochzeit')).toEqual([
      'Danach ist die Seite in Österreich und der Schweiz nicht mehr zu sehen.',
    ]);
    expect(lossesOn('blattwerk/home')).toEqual([]);
  });

  it('names the customers it is not sold to', () => {
    const page = (card: string, customerTypes: string[] = []) => ({
      ...pageWith(exampleCard({ product: chosen(card) })),
      customerTypes,
    });
    expect(sentencesIn(page('card:108'))).toEqual([
      'In „Produkt“ „Firmengruß“ entfernen oder ersetzen: für Privatkunden nicht lieferbar.',
    ]);
    expect(sentencesIn(page('card:109'))).toEqual([
      'In „Produkt“ „Edelweiß“ entfernen oder ersetzen: in Österreich und der Schweiz nicht lieferbar; für Whitelabel-Kunden nicht lieferbar.',
    ]);
    expect(sentencesIn(page('card:109', ['private', 'business']))).toEqual([
      'In „Produkt“ „Edelweiß“ entfernen oder ersetzen: in Österreich und der Schweiz nicht lieferbar.',
    ]);
    expect(sentencesIn(page('card:109', ['whitelabel']))).toEqual([
      'In „Produkt“ „Edelweiß“ entfernen oder ersetzen: in keinem Land lieferbar, in dem die Seite erscheint.',
    ]);
  });

  it('can be put right by showing the page to fewer customers, and in fewer countries where need be', () => {
    const fixesOf = (card: string) =>
      findingsIn(pageWith(exampleCard({ product: chosen(card) })))
        .flatMap((finding) => fixesFor(finding))
        .map(({ label }) => label.de);
    expect(fixesOf('card:108')).toEqual(['Seite nur für Geschäftskunden und Whitelabel-Kunden zeigen']);
    expect(fixesOf('card:109')).toEqual([
      'Seite nur in diesen 10 Ländern und nur für Privatkunden und Geschäftskunden zeigen',
    ]);
  });

  it('can be put right by showing the page only elsewhere', () => {
    const content = pageWith(exampleCard({ product: chosen('calendar:201') }));
    const story = storyOf(content, 'blattwerk/planer');
    const sold = judge(story, exampleContext).find(({ code }) => code === 'product_not_sold');
    const [fix] = sold ? fixesFor(sold) : [];
    expect(fix?.label.de).toBe('Seite nur in Deutschland, Österreich und der Schweiz zeigen');
    const fixed = fix && applyFix(story, fix);
    expect(fixed).toMatchObject({ ok: true, story: { content: { countries: ['DE', 'AT', 'CH'] } } });
  });

  it('does not put quotation marks around a name that has some', () => {
    const named = { ...exampleCatalogue.products['card:103'], name: 'Klappkarte „Enzian“' };
    const products = Object.fromEntries([...Object.entries(exampleCatalogue.products), ['card:103', named]]);
    const story = storyOf(pageWith(exampleCard({ product: chosen('card:103') })), 'blattwerk/a');
    const catalogue = catalogueFactsSchema.parse({ ...exampleCatalogue, products });
    expect(judge(story, { ...exampleContext, catalogue })[0]?.message.de).toMatch(
      /^In „Produkt“ Klappkarte „Enzian“ entfernen/,
    );
  });

  it('is found wherever blocks stand, also inside a test and a text', () => {
    const card = exampleCard({ product: chosen('card:99') });
    const test = { _uid: 'test', component: 'ab_test', control: [card], treatment: [exampleOffer()] };
    expect(findingsIn(pageWith(test))).toMatchObject([
      {
        code: 'unknown_product',
        path: ['content', 'body', 1, 'control', 0, 'product', 'items', 0],
        uid: 'card',
      },
    ]);
  });

  it('is not judged outside the shops’ folders, as long as it exists', () => {
    const body = (reference: string) => pageWith(exampleCard({ product: chosen(reference) }));
    expect(findingsIn(body('card:104'), 'entwuerfe/karte')).toEqual([]);
    expect(findingsIn(body('card:99'), 'entwuerfe/karte')).toMatchObject([{ code: 'unknown_product' }]);
  });

  it('is not judged while nobody knows the catalogue', () => {
    const content = pageWith(exampleCard({ product: chosen('card:99') }));
    expect(judge(storyOf(content, 'blattwerk/a'), { ...exampleContext, catalogue: undefined })).toEqual([]);
  });
});

it('a page is shown in every country of its channel, or in those it names', () => {
  expect(marketsOf('blattwerk/hochzeit', {})).toHaveLength(12);
  expect(marketsOf('myposter', { countries: [] })).toContain('myposter:LI');
  expect(marketsOf('blattwerk/hochzeit', { countries: ['CH', 'DE', 'XX'] })).toEqual([
    'blattwerk:DE',
    'blattwerk:CH',
  ]);
  expect(marketsOf('blattwerk-archiv/hochzeit', {})).toEqual([]);
});

function sentencesIn(content: unknown, story?: string): string[] {
  return findingsIn(content, story).map(({ message }) => message.de);
}

function findingsIn(content: unknown, story = 'blattwerk/hochzeit') {
  return judge(storyOf(content, story), exampleContext);
}

function storyOf(content: unknown, slug: string) {
  return { full_slug: slug, slug: slug.split('/').at(-1) ?? '', name: slug, content };
}
