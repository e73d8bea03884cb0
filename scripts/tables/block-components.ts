import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { BlockName } from '@blattwerk/schemas/schema.ts';
import { eagerBlocks, sharedComponents } from '@blattwerk/storefront/app/blocks/block-traits.ts';
import { blockFiles } from './schema-blocks.ts';
import type { Table } from './table.ts';

const folder = 'storefront/app/blocks';

/** The component of every block: eager ones are imported, the others loaded when a page holds them. */
export const blockComponents: Table = {
  path: `${folder}/block-components.generated.ts`,
  render() {
    const places = componentPlaces();
    const components = blockFiles().map(({ name }) => {
      const component = shared[name] ?? pascalCase(name);
      const file = places.get(component);
      if (!file) {
        throw new Error(
          `The block ${name} has no component: a file in ${folder} must export ${component}, ` +
            'or block-traits.ts name the one that it shares.',
        );
      }
      return { name, component, from: relative(folder, file).replace(/^(?!\.)/, './') };
    });
    const isEager = ({ name }: { name: string }) => eager.has(name);
    const distinct = [...new Map(components.map((entry) => [entry.component, entry])).values()];
    return [
      "import type { BlockName } from '@blattwerk/schemas/schema.ts';",
      "import { late } from '../late/late.tsx';",
      "import type { BlockComponent } from './block-props.ts';",
      ...distinct.filter(isEager).map(({ component, from }) => `import { ${component} } from '${from}';`),
      ...distinct
        .filter((entry) => !isEager(entry))
        .map(
          ({ component, from }) =>
            `const ${component} = late(async () => (await import('${from}')).${component});`,
        ),
      '/** The component of every block; a missing one, a misspelt name or a wrong field is a type error. */',
      'export const components: { [Name in BlockName]: BlockComponent<Name> } = {',
      ...components.map(({ name, component }) => `${name}: ${component},`),
      '};',
    ].join('\n');
  },
};

const shared: { readonly [name: string]: string } = sharedComponents;
const eager: ReadonlySet<string> = new Set<BlockName>(eagerBlocks);

/** The file of every component that is exported where blocks are drawn. */
function componentPlaces(): Map<string, string> {
  const files = globSync('storefront/app/blocks/**/*.tsx').filter((file) => !file.includes('.test.'));
  return new Map(
    files
      .toSorted()
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)].map(
          ([, name = '']): [string, string] => [name, file],
        ),
      ),
  );
}

function pascalCase(snake: string): string {
  return snake.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
