import { type JudgeContext, type KnownStory, publishedPage } from '../model/judged-story.ts';
import { exampleCatalogue } from './example-catalogue.ts';

type Content = Record<string, unknown>;

/** The world around the examples: a few other stories, one picture, two languages beside German. */
export const exampleContext: JudgeContext = {
  storyAt: (id) => knownStories[id],
  folderExists: (id) => id === 12,
  pagesTitled: () => [],
  hasAnchor: (id, anchor) => id === knownStory && anchor === 'express',
  assetExists: (filename) => filename === knownPicture,
  languages: ['en', 'fr'],
  catalogue: exampleCatalogue,
  today: '2026-11-22',
};

/** Where the example pages stand: below the card channel's folder. */
export const exampleSlug = 'blattwerk/hochzeit';

export const knownStory = 'a3f1c9d2-0000-4000-8000-000000000001';
export const draftStory = 'a3f1c9d2-0000-4000-8000-000000000002';
export const folderWithStartPage = 'a3f1c9d2-0000-4000-8000-000000000003';
export const folderWithoutStartPage = 'a3f1c9d2-0000-4000-8000-000000000004';

const knownStories: Readonly<Record<string, KnownStory>> = {
  [knownStory]: publishedPage,
  [draftStory]: { isFolder: false, isPublished: false },
  '12': { isFolder: true, isPublished: false, startPage: knownStory },
  [folderWithStartPage]: { isFolder: true, isPublished: false, startPage: knownStory },
  [folderWithoutStartPage]: { isFolder: true, isPublished: false },
};

export const knownPicture = 'https://a.storyblok.com/f/100001/800x600/5f3c/rosen.jpg';

/** A page with nothing to complain about; `fields` replace or add what an example is about. */
export function examplePage(fields: Content = {}): Content {
  return {
    _uid: 'page',
    component: 'page',
    title: 'Einladungskarten zur Hochzeit',
    description:
      'Einladungskarten auf feinem Papier: Vorlage wählen, Namen einsetzen und in drei Tagen verschicken.',
    body: [exampleHeadline()],
    ...fields,
  };
}

/** A faultless page whose sections after the main heading are the ones given. */
export function pageWith(...sections: unknown[]): Content {
  return examplePage({ body: [exampleHeadline(), ...sections] });
}

export function exampleHeadline(fields: Content = {}): Content {
  return {
    _uid: 'headline',
    component: 'page_container_headline',
    headline: 'Einladungskarten',
    headlineType: 'h1',
    ...fields,
  };
}

export function exampleText(content: unknown[], fields: Content = {}): Content {
  return { _uid: 'text', component: 'text_page', text: { type: 'doc', content }, ...fields };
}

export function paragraph(text: string, marks: unknown[] = []): Content {
  return { type: 'paragraph', content: [{ type: 'text', text, marks }] };
}

export function heading(level: number, text: string): Content {
  return { type: 'heading', attrs: { level, textAlign: null }, content: [{ type: 'text', text }] };
}

export function exampleTeaser(fields: Content = {}): Content {
  return { _uid: 'teaser', component: 'small_teaser', headline: 'Rosen', image: picture(), ...fields };
}

export function exampleOffer(fields: Content = {}): Content {
  return { _uid: 'offer', component: 'offer', ...fields };
}

export function exampleCard(fields: Content = {}): Content {
  return { _uid: 'card', component: 'card_detail', product: products('card:101'), ...fields };
}

/** A picker's value: `products('card:101', 'calendar:201')`. */
export function products(...references: string[]): Content {
  const items = references.map((reference) => {
    const [kind, id] = reference.split(':');
    return { kind, id };
  });
  return { plugin: 'blattwerk-product', version: 1, items };
}

export function theme(themeId: number, designId?: string): Content {
  return { plugin: 'blattwerk-theme', version: 1, themeId, ...(designId !== undefined && { designId }) };
}

export function format(text: string): Content {
  return { plugin: 'blattwerk-format', version: 1, format: text };
}

export function picture(fields: Content = {}): Content {
  return { fieldtype: 'asset', id: 7, alt: 'Rosen im Garten', filename: knownPicture, ...fields };
}

export function storyLink(id: string, fields: Content = {}): Content {
  return { fieldtype: 'multilink', linktype: 'story', id, url: '', cached_url: 'service/versand', ...fields };
}

export function linkMark(attrs: Content): Content {
  return {
    type: 'link',
    attrs: { href: null, uuid: null, anchor: null, target: null, linktype: 'url', ...attrs },
  };
}
