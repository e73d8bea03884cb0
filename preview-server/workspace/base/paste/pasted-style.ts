/**
 * HTML whose styles lie where no policy of the page forbids them: in `data-style`. Handlers of events go, and so do
 * whole style sheets.
 */
export function withHarmlessStyles(html: string): string {
  return html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\sstyle\s*=/gi, ' data-style=').replace(/\son[a-z]+\s*=/gi, ' data-handler='),
    );
}

/** What a style of pasted HTML says of a property; empty where it says nothing. */
export function pastedStyle(element: Element, property: string): string {
  for (const declaration of (element.getAttribute('data-style') ?? '').split(';')) {
    const [name = '', ...value] = declaration.split(':');
    if (name.trim().toLowerCase() === property) return value.join(':').trim().toLowerCase();
  }
  return '';
}
