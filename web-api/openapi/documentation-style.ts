/** The page's own style; colours have a contrast of at least 4.5 in light and dark. */
export const documentationStyle = `
:root {
  color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; scroll-padding-top: 1rem;
  --paper: light-dark(#fdfcfa, #171614); --ink: light-dark(#23211d, #ece8e1); --quiet: light-dark(#625d54, #b0a99d);
  --line: light-dark(#e2ddd3, #3a3732); --wash: light-dark(#f4f1ea, #211f1c); --link: light-dark(#1f5f4a, #8fd0b6);
  --get: light-dark(#1f5f4a, #8fd0b6); --post: light-dark(#84460a, #edb878); --put: light-dark(#5b3f8c, #c6b1ee); --delete: light-dark(#9a2a2a, #f0a3a3);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -99rem; } .skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: 0.5rem 1rem; z-index: 1; }
code, pre { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.875em; }
.page { display: grid; grid-template-columns: minmax(0, 1fr); max-width: 80rem; margin: 0 auto; padding: 0 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 2rem 0 0.5rem; } h2 { font-size: 1.5rem; margin: 3.5rem 0 0.25rem; }
h3 { font-size: 1.15rem; line-height: 1.35; margin: 0; } h4 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
p { margin: 0.5rem 0; max-width: 46rem; } .lead { color: var(--quiet); }
nav ul { list-style: none; margin: 0; padding: 0; font-size: 0.9rem; }
nav > ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0.75rem 0; } nav ul ul { display: none; }
nav a { display: flex; gap: 0.5rem; padding: 0.25rem 0; text-decoration: none; color: var(--ink); overflow-wrap: anywhere; }
nav > ul > li > a { font-weight: 600; width: fit-content; } nav a:hover { text-decoration: underline; }
.group::first-letter, h2::first-letter { text-transform: uppercase; } .group { display: block; }
article { border-top: 1px solid var(--line); padding: 1.75rem 0; margin-top: 1.25rem; }
article:target h3 { text-decoration: underline; text-decoration-color: var(--link); text-underline-offset: 0.25em; }
.head { display: flex; align-items: baseline; gap: 0.25rem; }
.anchor { color: var(--quiet); text-decoration: none; padding: 0 0.25rem; }
.address { overflow-wrap: anywhere; }
.method { display: inline-block; font: 700 0.72rem/1.2 ui-monospace, monospace; letter-spacing: 0.03em; color: var(--get); border: 1.5px solid; border-radius: 4px; padding: 0.15rem 0.35rem; flex: none; align-self: flex-start; overflow-wrap: normal; }
.method.post { color: var(--post); } .method.put { color: var(--put); } .method.delete { color: var(--delete); }
.note, .type, .mark, caption { color: var(--quiet); font-size: 0.9rem; }
.mark { display: block; font-weight: 400; font-size: 0.8rem; }
table { border-collapse: collapse; width: 100%; margin: 1.25rem 0 0; table-layout: fixed; }
caption { text-align: left; font-weight: 600; color: var(--ink); padding-bottom: 0.25rem; overflow-wrap: anywhere; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th:first-child { width: 15rem; } thead th { font-size: 0.8rem; color: var(--quiet); font-weight: 400; border: 0; padding: 0; }
td p { margin: 0; }
.values { list-style: none; margin: 0.25rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.3rem; }
.values code { background: var(--wash); border: 1px solid var(--line); border-radius: 4px; padding: 0.05rem 0.35rem; }
.refusals { padding-left: 1.25rem; } summary { cursor: pointer; width: fit-content; } article > details { margin-top: 1rem; }
pre { overflow-x: auto; background: var(--wash); border: 1px solid var(--line); padding: 0.75rem 1rem; border-radius: 6px; }
@media (min-width: 64rem) {
  .page { grid-template: 'nav header' auto 'nav main' 1fr / 20rem minmax(0, 1fr); column-gap: 3rem; }
  header { grid-area: header; } main { grid-area: main; }
  nav { grid-area: nav; position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 2rem 0.5rem; margin-left: -0.5rem; }
  nav > ul { display: block; } nav ul ul { display: block; margin-bottom: 1rem; } .group { padding-top: 1rem; }
}
@media (max-width: 40rem) { th:first-child { width: 38%; } }
`;
