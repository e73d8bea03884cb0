import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { arrowsOf } from './house/arrows.ts';
import { drawHouse } from './house/drawing.ts';
import { roomFindings, staleUpward, storeyFindings } from './house/findings.ts';
import { readImports } from './house/read-imports.ts';

/**
 * Writes `docs/house.md` and shortens the list of arrows that lead upward by those that are gone; with `--check` it
 * changes nothing. Either way it ends with an error where an import breaks a rule of the house.
 */
const drawing = 'docs/house.md';
const list = 'scripts/house/upward-arrows.json';
const upwardArrows = z.array(z.object({ from: z.string(), to: z.string(), why: z.string() }));

const onlyCheck = process.argv.includes('--check');
const upward = upwardArrows.parse(JSON.parse(readFileSync(list, 'utf8')));
const imports = readImports();
const arrows = arrowsOf(imports);
const stale = staleUpward(arrows, upward);
const kept = upward.filter((arrow) => !stale.includes(arrow));
const drawn = drawHouse(arrows, kept);

const findings = [...roomFindings(imports), ...storeyFindings(arrows, kept)];
if (onlyCheck) {
  for (const { from, to } of stale) {
    findings.push(
      `${list} still excuses ${from} → ${to}, which leads upward no longer: run “npm run house”.`,
    );
  }
  if (readFileSync(drawing, 'utf8') !== drawn) {
    findings.push(`${drawing} shows other arrows than there are: run “npm run house” and commit it.`);
  }
} else {
  if (kept.length !== upward.length || stale.length > 0)
    writeFileSync(list, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(drawing, drawn);
}
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
