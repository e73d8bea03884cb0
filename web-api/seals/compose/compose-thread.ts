import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { catalogue } from '@blattwerk/designs/catalogue/catalogue.ts';
import { personalExamples } from '@blattwerk/designs/catalogue/texts/personal-examples.ts';
import { designOfDraft } from '@blattwerk/designs/drafts/design-of-draft.ts';
import { hindrancesOf, photoSlotsOf } from '@blattwerk/designs/drafts/hindrances.ts';
import { warningsOf } from '@blattwerk/designs/drafts/warnings.ts';
import { openDiskFonts } from '@blattwerk/designs/text/disk-fonts.ts';
import { nameFieldsOf } from '@blattwerk/schemas/shop/cards/named-cards.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { type ComposeAnswer, composeRequestSchema } from './compose-messages.ts';

/** Composes documents, one after the other; `composer.ts` starts and ends this thread. */
const port = parentPort;
if (!port) throw new Error('This module is started by composer.ts.');

const fonts = openDiskFonts();

port.on('message', (message: unknown) => port.postMessage(answerTo(message)));

function answerTo(message: unknown): ComposeAnswer {
  try {
    const { recipe, content } = composeRequestSchema.parse(message);
    const expansion = designOfDraft(recipe, content, catalogue);
    if (!expansion.ok) return { ok: false, reason: 'unfit', ...expansion.problem };
    const { design } = expansion;
    const fields = nameFieldsOf(recipe.product.type);
    const hindrances = hindrancesOf(design, content, fonts, fields);
    if (hindrances.length > 0) return { ok: false, reason: 'hindered', hindrances };
    const document = JSON.stringify(design);
    const sha256 = createHash('sha256').update(document).digest('hex');
    const packed = new Uint8Array(gzipSync(document));
    const warnings = warningsOf(design, content, fonts, fields, personalExamples(recipe));
    return { ok: true, document: packed, sha256, photoSlots: photoSlotsOf(design), warnings };
  } catch (error) {
    return { ok: false, reason: 'failed', message: errorText(error) };
  }
}
