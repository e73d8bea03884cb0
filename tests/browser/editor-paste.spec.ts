import type { Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { createPage, draftOf, formOf, openPage, previewOf, save } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const headline = {
  _uid: 'titel',
  component: 'page_container_headline',
  headline: 'Ratgeber',
  headlineType: 'h1',
};
const textPage = (content: object[]) => ({
  _uid: 'text',
  component: 'text_page',
  text: { type: 'doc', content },
});

/** As Word for Windows puts it on the clipboard. */
const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/clip_filelist.xml">
<style><!-- p.MsoNormal {mso-style-unhide:no; margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span style='font-size:16.0pt'>Papiere im Vergleich<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'>Zehn <b style='mso-bidi-font-weight:normal'>feine</b> Papiere, mehr im
<a href="https://example.com/papier">Lexikon</a> und im <a href="file:///C:/Papier.docx">Entwurf</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Feinstpapier<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>glatt<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Naturkarton<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>Muster bestellen<o:p></o:p></p>
<p class=MsoNormal><img width=604 height=340 src="file:///C:/Users/ute/AppData/Local/Temp/clip_image002.jpg" v:shapes="Bild_1"></p>
<!--EndFragment--></body></html>`;

const fromGoogle = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-7c1f"><h1 dir="ltr"
style="line-height:1.38;margin-top:20pt"><span style="font-size:20pt;font-family:Arial;font-weight:400">Umschläge</span></h1><p
dir="ltr"><span style="font-weight:400">Mit </span><span style="font-weight:700">Seidenfutter</span><span>, siehe </span><a
href="https://www.google.com/url?q=https://example.com/futter&amp;sa=D" style="text-decoration:none"><span
style="text-decoration:underline">Futter</span></a></p><ul><li dir="ltr" aria-level="1"><p
role="presentation"><span>Altrosa</span></p></li></ul></b>`;

const fromWeb = `<div class="article" onclick="alert(1)"><h5>Veredelung</h5><p style="color:red">Mit <em>Folie</em>,
<a href="javascript:alert(1)">mehr</a></p><img src="data:image/png;base64,iVBORw0KGgo="><img src="https://example.com/a.png"><script>alert(1)</script></div>`;

async function paste(page: Page, html: string): Promise<void> {
  await formOf(page)
    .getByRole('textbox', { name: 'Text' })
    .evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
}

const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level, textAlign: null },
  content: [words(text)],
});
const link = (href: string) => ({
  type: 'link',
  attrs: { href, uuid: null, anchor: null, target: null, linktype: 'url' },
});

test('a text pasted from Word can be published: no dead end, lists are lists, a local picture is left out', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'aus-word', [headline, textPage([])]);
  await openPage(page, shop, story, 'text');
  const form = formOf(page);
  await form.getByRole('textbox', { name: 'Text' }).click();
  await paste(page, fromWord);
  await expect(form.getByText('Ein Bild wurde nicht mit eingefügt')).toBeVisible();
  const preview = previewOf(page).getByRole('main');
  await expect(preview.getByRole('heading', { name: 'Papiere im Vergleich', level: 2 })).toBeVisible();
  await save(page);
  const { body } = await draftOf(shop, story);
  expect(body).toMatchObject([
    {},
    {
      text: {
        content: [
          heading(2, 'Papiere im Vergleich'),
          paragraph(
            words('Zehn '),
            words('feine', { type: 'bold' }),
            words(' Papiere, mehr im '),
            words('Lexikon', link('https://example.com/papier')),
            words(' und im Entwurf.'),
          ),
          {
            type: 'bullet_list',
            content: [
              {
                type: 'list_item',
                content: [
                  paragraph(words('Feinstpapier')),
                  {
                    type: 'bullet_list',
                    content: [{ type: 'list_item', content: [paragraph(words('glatt'))] }],
                  },
                ],
              },
              { type: 'list_item', content: [paragraph(words('Naturkarton'))] },
            ],
          },
          {
            type: 'ordered_list',
            attrs: { order: 1 },
            content: [{ type: 'list_item', content: [paragraph(words('Muster bestellen'))] }],
          },
        ],
      },
    },
  ]);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Veröffentlicht, gesichert/)).toBeVisible();
});

test(
  'texts pasted from Google Docs and web pages keep words, emphasis and safe links, and nothing else',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'aus-google', [headline, textPage([])]);
    await openPage(page, shop, story, 'text');
    const form = formOf(page);
    await form.getByRole('textbox', { name: 'Text' }).click();
    await paste(page, fromGoogle);
    await expect(form.getByText('nicht mit eingefügt')).toBeHidden();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await paste(page, fromWeb);
    await expect(form.getByText('2 Bilder wurden nicht mit eingefügt')).toBeVisible();
    await save(page);
    const { body } = await draftOf(shop, story);
    expect(body).toMatchObject([
      {},
      {
        text: {
          content: [
            heading(2, 'Umschläge'),
            paragraph(
              words('Mit '),
              words('Seidenfutter', { type: 'bold' }),
              words(', siehe '),
              words('Futter', link('https://example.com/futter')),
            ),
            {
              type: 'bullet_list',
              content: [{ type: 'list_item', content: [paragraph(words('Altrosa'))] }],
            },
            heading(4, 'Veredelung'),
            paragraph(words('Mit '), words('Folie', { type: 'italic' }), words(', mehr')),
          ],
        },
      },
    ]);
  },
);

test(
  'a heading stored without all it needs says so in plain words, and one press completes it',
  beforeRelease,
  async ({ page, shop }) => {
    const broken = { type: 'heading', attrs: { level: 1 }, content: [words('Papiere')] };
    const story = await createPage(shop, 'alte-ueberschrift', [headline, textPage([broken])]);
    await openPage(page, shop, story, 'text');
    const form = formOf(page);
    await expect(
      form.getByText(/unvollständig gespeichert ist: eine Überschrift \(„Papiere“\)/),
    ).toBeVisible();
    await form.getByRole('button', { name: 'Angaben ergänzen' }).click();
    await expect(form.getByText(/unvollständig gespeichert/)).toBeHidden();
    await expect(previewOf(page).getByRole('heading', { name: 'Papiere', level: 2 })).toBeVisible();
  },
);
