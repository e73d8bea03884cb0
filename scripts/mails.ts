import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { localeAddress } from '@blattwerk/schemas/shop/markets/site-origins.ts';
import { mailHtml, mailText } from '@blattwerk/web-api/mail/mail-form.ts';
import { mailSamples } from '@blattwerk/web-api/mail-samples/mail-samples.ts';
import { textLanguage } from '@blattwerk/web-api/texts/text-language.ts';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from './chromium.ts';

/**
 * Writes every message of the shop to look at, as HTML, text and pictures: npm run mails -- de-DE en-GB fr-FR
 * Each kind stands in a picture as mail programs show it on a desk (600 px) and on a phone (360 px); `--only order` keeps
 * kinds that have the text in their name. What is wider than its window is named, and the command fails.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.data/mails' }, only: { type: 'string', default: '' } },
});
const locales = (positionals.length > 0 ? positionals : ['de-DE', 'en-GB', 'fr-FR']).map((word) =>
  localeSchema.parse(word),
);
const widths = [600, 360] as const;
const origin = 'https://www.blattwerk.example';

const found = await ensureChromium();
if (!found.ok) {
  console.error(found.message);
  process.exit(1);
}
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
const page = await browser.newPage();
let isTooWide = false;
for (const locale of locales) {
  const folder = join(values.out, locale);
  await mkdir(folder, { recursive: true });
  const sender = {
    name: channelTable.blattwerk.label,
    url: localeAddress(origin, 'blattwerk', locale),
    language: textLanguage(locale),
  };
  for (const [kind, contents] of Object.entries(mailSamples(origin, locale))) {
    if (!kind.includes(values.only)) continue;
    for (const [place, content] of contents.entries()) {
      const name = join(folder, `${kind}${place === 0 ? '' : `-${place + 1}`}`);
      const html = mailHtml(content, sender);
      await writeFile(`${name}.html`, html);
      await writeFile(
        `${name}.txt`,
        `${content.subject}\n${content.preview}\n\n${mailText(content, sender)}`,
      );
      const pictures = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 400 });
        await page.setContent(html);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) {
          isTooWide = true;
          console.error(`${name}.html is ${wide} px wide at ${width} px.`);
        }
        pictures.push(await page.screenshot({ fullPage: true }));
      }
      await sideBySide(pictures, `${name}.png`);
    }
  }
  console.log(`${folder} is written.`);
}
await browser.close();
process.exitCode = isTooWide ? 1 : 0;

async function sideBySide(pictures: readonly Buffer[], file: string): Promise<void> {
  const heights = await Promise.all(pictures.map(async (each) => (await sharp(each).metadata()).height));
  const width = widths.reduce<number>((sum, each) => sum + each, 0);
  const height = Math.max(...heights);
  await sharp({ create: { width, height, channels: 3, background: '#d9d4cb' } })
    .composite(
      pictures.map((input, place) => ({
        ...{ input, top: 0 },
        left: widths.slice(0, place).reduce<number>((sum, each) => sum + each, 0),
      })),
    )
    .png()
    .toFile(file);
}
