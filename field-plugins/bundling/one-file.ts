import type { Plugin } from 'vite';

/**
 * Puts the styles into the script, as a style sheet the script adopts: the CMS takes a single file, and a strict
 * content security policy allows no `<style>` element.
 */
export function oneFile(): Plugin {
  return {
    name: 'one-file',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      let styles = '';
      for (const [fileName, output] of Object.entries(bundle)) {
        if (output.type !== 'asset' || !fileName.endsWith('.css')) continue;
        styles += String(output.source);
        delete bundle[fileName];
      }
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && output.isEntry) output.code = adopting(styles) + output.code;
      }
      const files = Object.keys(bundle);
      if (files.length !== 1) this.error(`A field plugin is one file; this build made ${files.join(', ')}.`);
    },
  };
}

function adopting(styles: string): string {
  return `{const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets.push(s)}\n`;
}
