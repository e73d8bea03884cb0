import { beforeRelease } from './support/broad.ts';
import { createPage, draftOf } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';
import { ownOf, phaseOf } from './support/soak-actions.ts';
import { SoakEditor, textsOf } from './support/soak-editor.ts';

/** Longer and otherwise: SOAK_MINUTES=5 SOAK_SEED=7 npx playwright test editor-soak */
const minutes = Number(process.env.SOAK_MINUTES ?? 1);
const seed = Number(process.env.SOAK_SEED ?? 1);

const info = (uid: string, headline: string) => ({ _uid: uid, component: 'info_text', headline });
const edge = (side: string) =>
  Array.from({ length: 6 }, (_, at) => info(`${side}-${at}`, `Rand ${side} ${at}`));
const names = ['Anna', 'Ben'] as const;
const textsFor = (name: string) =>
  Array.from({ length: 5 }, (_, at): [string, string] => [`${name}-${at}`, `${name} zu Beginn ${at}`]);

test(`two editors at once, crashes of server and windows: nothing acknowledged is lost (seed ${seed})`, {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ browser, ownShop, shopProcess }) => {
  test.setTimeout((minutes + 3) * 60_000);
  const blocks = textsFor('Anna').flatMap((text, at) => [text, textsFor('Ben')[at] ?? text]);
  const story = await createPage(ownShop, 'dauerlauf', [
    ...edge('oben'),
    ...blocks.map(([uid, text]) => info(uid, text)),
    ...edge('unten'),
  ]);
  const editors = await Promise.all(
    names.map((name) => SoakEditor.open(browser, name, ownShop, story, ownOf(textsFor(name)))),
  );
  const stored = async () => {
    const draft = await draftOf(ownShop, story);
    return editors.map(({ name }) => textsOf(draft, name));
  };

  const end = Date.now() + minutes * 60_000;
  for (let number = 0; Date.now() < end; number += 1) {
    const { actions, fault, victim } = phaseOf(seed, number);
    await test.step(`phase ${number} of seed ${seed}: ${fault}`, async () => {
      const work = editors.map(async (editor, at) => {
        for (const action of actions[at] ?? [])
          await test.step(`${editor.name}: ${action.kind} ${action.pick}`, () => editor.act(action));
      });
      if (fault === 'server') await shopProcess.goAway('SIGKILL');
      await Promise.all(work);
      if (fault === 'server') {
        await shopProcess.comeBack();
        const found = await stored();
        for (const [at, editor] of editors.entries()) expect(editor.possible()).toContainEqual(found[at]);
      }
      if (fault === 'tab') await editors[victim]?.crash();
      for (const editor of editors) await editor.settle();
      // The one that saved first may not have had what the other saved after it.
      await expect.poll(stored).toEqual(editors.map((editor) => editor.expected()));
    });
  }
  await Promise.all(editors.map((editor) => editor.close()));
});
